// What Embedded Swift expects of a platform, for WebAssembly without one: memory, a few functions of C's library,
// and text to standard output by WASI. It serves checks; it is not part of the product.

typedef __SIZE_TYPE__ size;
typedef unsigned char byte;
typedef unsigned long long word;

// MARK: - Blocks of bytes

// With bulk memory these are instructions; the loops that C's compiler might see in them would call themselves.
void *memcpy(void *to, const void *from, size count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size count) {
  __builtin_memset(to, value, count);
  return to;
}

int memcmp(const void *left, const void *right, size count) {
  const byte *a = left, *b = right;
  for (size index = 0; index < count; index++)
    if (a[index] != b[index]) return a[index] < b[index] ? -1 : 1;
  return 0;
}

// MARK: - Memory

// Blocks of powers of two, each behind a header; free ones of a size stand in a list.

extern byte __heap_base;

struct header {
  // The next free block while the block is free; else where the block begins.
  struct header *link;
  unsigned exponent;
  unsigned padding[2];
};

static struct header *freeBlocks[32];
static size heapEnd, heapLimit;

static struct header *takeBlock(unsigned exponent) {
  struct header *block = freeBlocks[exponent];
  if (block) {
    freeBlocks[exponent] = block->link;
    return block;
  }
  if (!heapEnd) {
    heapEnd = ((size)&__heap_base + 15) & ~(size)15;
    heapLimit = (size)__builtin_wasm_memory_size(0) << 16;
  }
  size extent = (size)1 << exponent;
  if (extent > heapLimit - heapEnd) {
    size pages = (extent - (heapLimit - heapEnd) + 65535) >> 16;
    // More than is asked for, so that memory does not grow page by page.
    if (pages < 256 && __builtin_wasm_memory_grow(0, 256) != (size)-1)
      heapLimit += (size)256 << 16;
    else if (__builtin_wasm_memory_grow(0, pages) != (size)-1)
      heapLimit += pages << 16;
    else
      return 0;
  }
  block = (struct header *)heapEnd;
  heapEnd += extent;
  return block;
}

int posix_memalign(void **result, size alignment, size count) {
  if (alignment < 16) alignment = 16;
  size needed = count + sizeof(struct header) + alignment - 16;
  if (needed < count || needed > (size)1 << 31) return 12;
  unsigned exponent = needed <= 32 ? 5 : 32 - __builtin_clz((unsigned)(needed - 1));
  struct header *block = takeBlock(exponent);
  if (!block) return 12;
  size start = ((size)block + sizeof(struct header) + alignment - 1) & ~(alignment - 1);
  struct header *header = (struct header *)start - 1;
  header->link = block;
  header->exponent = exponent;
  *result = (void *)start;
  return 0;
}

void *malloc(size count) {
  void *result = 0;
  return posix_memalign(&result, 16, count) ? 0 : result;
}

void free(void *pointer) {
  if (!pointer) return;
  struct header *header = (struct header *)pointer - 1;
  struct header *block = header->link;
  unsigned exponent = header->exponent;
  block->link = freeBlocks[exponent];
  freeBlocks[exponent] = block;
}

// MARK: - Numbers

// The seed of hash tables; the same in every run, so that runs can be compared.
void arc4random_buf(void *to, size count) {
  static word state = 0x5EED;
  byte *bytes = to;
  for (size index = 0; index < count; index++) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    bytes[index] = state >> 56;
  }
}

// To the nearest whole number, halves away from zero.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// The remainder of a division towards zero, exact: the greater number is shortened bit by bit.
double fmod(double dividend, double divisor) {
  double left = __builtin_fabs(dividend), unit = __builtin_fabs(divisor);
  if (!(unit > 0) || !(left < __builtin_inf())) return __builtin_nan("");
  if (unit == __builtin_inf()) return dividend;
  while (left >= unit) {
    double part = unit;
    while (part <= left / 2) part *= 2;
    left -= part;
  }
  return __builtin_copysign(left, dividend);
}

// The product of two numbers of 128 bits, from products of 32.
__int128 __multi3(__int128 left, __int128 right) {
  word a = (word)left, b = (word)right;
  word aLow = a & 0xFFFFFFFF, aHigh = a >> 32, bLow = b & 0xFFFFFFFF, bHigh = b >> 32;
  word low = aLow * bLow, crossed = aHigh * bLow + (low >> 32);
  word middle = aLow * bHigh + (crossed & 0xFFFFFFFF);
  word high = aHigh * bHigh + (crossed >> 32) + (middle >> 32);
  high += (word)(left >> 64) * b + a * (word)(right >> 64);
  low = middle << 32 | (low & 0xFFFFFFFF);
  return (__int128)((unsigned __int128)high << 64 | low);
}

// MARK: - The program

void *__stack_chk_guard = (void *)0x5EEDC0DE;

void __stack_chk_fail(void) { __builtin_trap(); }

struct piece {
  const byte *start;
  size count;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int wasiWrite(
    int file, const struct piece *pieces, size count, size *written);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit"))) _Noreturn void wasiExit(int status);

static byte text[4096];
static size textCount;

static void writeText(void) {
  size done = 0;
  while (done < textCount) {
    struct piece piece = {text + done, textCount - done};
    size written = 0;
    if (wasiWrite(1, &piece, 1, &written) || !written) wasiExit(74);
    done += written;
  }
  textCount = 0;
}

int putchar(int character) {
  text[textCount++] = (byte)character;
  if (character == '\n' || textCount == sizeof text) writeText();
  return character;
}

extern int programMain(int count, char **arguments) __asm__("__main_argc_argv");

void _start(void) {
  int status = programMain(0, 0);
  writeText();
  if (status) wasiExit(status);
}
