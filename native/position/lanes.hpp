// The few operations on vectors that compilers do not find by themselves, for AVX2, SSE2,
// WebAssembly's SIMD128, and in plain C++ for all other machines. Their results are the same.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace skep::lanes {

// 32 bytes, as a value and in memory that is aligned to 32.
typedef std::uint64_t Block __attribute__((vector_size(32)));
typedef std::uint16_t Numbers __attribute__((vector_size(32)));

#if defined(__AVX2__)

constexpr const char* kVariant = "avx2";

namespace detail {
inline __m256i load(const void* from) {
    return _mm256_load_si256(static_cast<const __m256i*>(from));
}
// One bit for each of 32 truth values in 16-bit lanes.
inline std::uint32_t mask(__m256i low, __m256i high) {
    const __m256i bytes = _mm256_permute4x64_epi64(_mm256_packs_epi16(low, high), 0b11011000);
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(bytes));
}
}  // namespace detail

inline bool is_zero(Block block) {
    const auto bits = reinterpret_cast<__m256i>(block);
    return _mm256_testz_si256(bits, bits);
}

// Which of the 32 bytes are equal to one: bit i for byte i.
inline std::uint32_t equal(const std::uint8_t* bytes, std::uint8_t one) {
    const __m256i ones = _mm256_set1_epi8(static_cast<char>(one));
    return static_cast<std::uint32_t>(
        _mm256_movemask_epi8(_mm256_cmpeq_epi8(detail::load(bytes), ones)));
}

// Which of the 16 numbers are not zero.
inline std::uint16_t nonzero(Numbers numbers) {
    const __m256i zero =
        _mm256_cmpeq_epi16(reinterpret_cast<__m256i>(numbers), _mm256_setzero_si256());
    const __m256i packed = _mm256_permute4x64_epi64(_mm256_packs_epi16(zero, zero), 0b1000);
    return static_cast<std::uint16_t>(~_mm256_movemask_epi8(packed));
}

// Which of 32 numbers differ.
inline std::uint32_t different(const std::uint16_t* a, const std::uint16_t* b) {
    return ~detail::mask(_mm256_cmpeq_epi16(detail::load(a), detail::load(b)),
                         _mm256_cmpeq_epi16(detail::load(a + 16), detail::load(b + 16)));
}

// Sums of the products of pairs: sum i gets a[0] * b[i][0] + a[1] * b[i][1].
class PairSums {
public:
    static constexpr int kLanes = 8;

    void load(const std::int32_t* from) { sums_ = detail::load(from); }
    void store(std::int32_t* to) const {
        _mm256_store_si256(reinterpret_cast<__m256i*>(to), sums_);
    }
    void add(const std::int16_t* pair, const std::array<std::int16_t, 2>* pairs) {
        std::int32_t both;
        std::memcpy(&both, pair, sizeof both);
        sums_ = _mm256_add_epi32(sums_,
                                 _mm256_madd_epi16(_mm256_set1_epi32(both), detail::load(pairs)));
    }

private:
    __m256i sums_;
};

#elif defined(__SSE2__) || defined(__wasm_simd128__)

namespace detail {

#ifdef __SSE2__
using Half = __m128i;
inline Half load(const void* from) { return _mm_load_si128(static_cast<const Half*>(from)); }
inline void store(void* to, Half half) { _mm_store_si128(static_cast<Half*>(to), half); }
inline Half all8(std::uint8_t one) { return _mm_set1_epi8(static_cast<char>(one)); }
inline Half all32(std::int32_t one) { return _mm_set1_epi32(one); }
inline Half equal8(Half a, Half b) { return _mm_cmpeq_epi8(a, b); }
inline Half equal16(Half a, Half b) { return _mm_cmpeq_epi16(a, b); }
inline Half narrowed(Half low, Half high) { return _mm_packs_epi16(low, high); }
inline Half sum32(Half a, Half b) { return _mm_add_epi32(a, b); }
inline Half products(Half a, Half b) { return _mm_madd_epi16(a, b); }
inline std::uint32_t mask(Half bytes) {
    return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
}
#else
using Half = v128_t;
inline Half load(const void* from) { return wasm_v128_load(from); }
inline void store(void* to, Half half) { wasm_v128_store(to, half); }
inline Half all8(std::uint8_t one) { return wasm_u8x16_splat(one); }
inline Half all32(std::int32_t one) { return wasm_i32x4_splat(one); }
inline Half equal8(Half a, Half b) { return wasm_i8x16_eq(a, b); }
inline Half equal16(Half a, Half b) { return wasm_i16x8_eq(a, b); }
inline Half narrowed(Half low, Half high) { return wasm_i8x16_narrow_i16x8(low, high); }
inline Half sum32(Half a, Half b) { return wasm_i32x4_add(a, b); }
inline Half products(Half a, Half b) { return wasm_i32x4_dot_i16x8(a, b); }
inline std::uint32_t mask(Half bytes) { return wasm_i8x16_bitmask(bytes); }
#endif

inline Half low(Block block) {
    return reinterpret_cast<Half>(__builtin_shufflevector(block, block, 0, 1));
}
inline Half high(Block block) {
    return reinterpret_cast<Half>(__builtin_shufflevector(block, block, 2, 3));
}
inline std::uint32_t equal16(const std::uint16_t* a, const std::uint16_t* b) {
    return mask(narrowed(equal16(load(a), load(b)), equal16(load(a + 8), load(b + 8))));
}

}  // namespace detail

#ifdef __SSE2__
constexpr const char* kVariant = "portable";

inline bool is_zero(Block block) {
    const detail::Half any = _mm_or_si128(detail::low(block), detail::high(block));
    return detail::mask(detail::equal8(any, detail::all8(0))) == 0xFFFF;
}
#else
constexpr const char* kVariant = "simd128";

inline bool is_zero(Block block) {
    return !wasm_v128_any_true(wasm_v128_or(detail::low(block), detail::high(block)));
}
#endif

inline std::uint32_t equal(const std::uint8_t* bytes, std::uint8_t one) {
    const detail::Half ones = detail::all8(one);
    return detail::mask(detail::equal8(detail::load(bytes), ones)) |
           detail::mask(detail::equal8(detail::load(bytes + 16), ones)) << 16;
}

inline std::uint16_t nonzero(Numbers numbers) {
    const auto block = reinterpret_cast<Block>(numbers);
    const detail::Half zeros = detail::all8(0);
    return static_cast<std::uint16_t>(~detail::mask(detail::narrowed(
        detail::equal16(detail::low(block), zeros), detail::equal16(detail::high(block), zeros))));
}

inline std::uint32_t different(const std::uint16_t* a, const std::uint16_t* b) {
    return ~(detail::equal16(a, b) | detail::equal16(a + 16, b + 16) << 16);
}

class PairSums {
public:
    static constexpr int kLanes = 4;

    void load(const std::int32_t* from) { sums_ = detail::load(from); }
    void store(std::int32_t* to) const { detail::store(to, sums_); }
    void add(const std::int16_t* pair, const std::array<std::int16_t, 2>* pairs) {
        std::int32_t both;
        std::memcpy(&both, pair, sizeof both);
        sums_ = detail::sum32(sums_, detail::products(detail::all32(both), detail::load(pairs)));
    }

private:
    detail::Half sums_;
};

#else

constexpr const char* kVariant = "portable";

inline bool is_zero(Block block) { return (block[0] | block[1] | block[2] | block[3]) == 0; }

inline std::uint32_t equal(const std::uint8_t* bytes, std::uint8_t one) {
    std::uint32_t found = 0;
    for (int i = 0; i < 32; ++i) found |= std::uint32_t{bytes[i] == one} << i;
    return found;
}

inline std::uint16_t nonzero(Numbers numbers) {
    std::uint32_t found = 0;
    for (int i = 0; i < 16; ++i) found |= std::uint32_t{numbers[i] != 0} << i;
    return static_cast<std::uint16_t>(found);
}

inline std::uint32_t different(const std::uint16_t* a, const std::uint16_t* b) {
    std::uint32_t found = 0;
    for (int i = 0; i < 32; ++i) found |= std::uint32_t{a[i] != b[i]} << i;
    return found;
}

class PairSums {
public:
    static constexpr int kLanes = 4;

    void load(const std::int32_t* from) { std::memcpy(sums_.data(), from, sizeof sums_); }
    void store(std::int32_t* to) const { std::memcpy(to, sums_.data(), sizeof sums_); }
    void add(const std::int16_t* pair, const std::array<std::int16_t, 2>* pairs) {
        for (int i = 0; i < kLanes; ++i) sums_[i] += pairs[i][0] * pair[0] + pairs[i][1] * pair[1];
    }

private:
    std::array<std::int32_t, kLanes> sums_;
};

#endif

}  // namespace skep::lanes
