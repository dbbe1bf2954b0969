const ring = (count, make) => Array.from({ length: count }, (_, n) => make((n / count) * 360, n)).join('')

// Marks of invented clients: geometry only, no words, in one quiet colour. Each fills a square of 64.
export const clientMarks = {
  petal: ring(
    6,
    (turn) => `<path transform="rotate(${turn} 32 32)" d="M32 30C25 24 25 12 32 6c7 6 7 18 0 24Z"/>`,
  ),
  weave:
    '<path d="M8 16h30v8H8zM26 28h30v8H26zM8 40h30v8H8z"/><path d="M44 10h8v16h-8zM12 28h8v10h-8zM44 38h8v16h-8z" opacity=".55"/>',
  ridge:
    '<path d="M4 52 24 18l12 20z"/><path d="M28 52 44 26l16 26z" opacity=".6"/><circle cx="48" cy="15" r="6"/>',
  orbit: '<path d="M36 7a25 25 0 1 0 21 37A21 21 0 0 1 36 7Z"/><circle cx="48" cy="25" r="8" opacity=".6"/>',
  steps:
    '<path d="M8 56V42h14v14zM25 56V28h14v28zM42 56V8h14v48z"/><path d="M8 38 38 8v8L16 38z" opacity=".5"/>',
  prism:
    '<path d="M32 6 56 20v24L32 58z"/><path d="M32 6 8 20v24l24 14V32z" opacity=".45"/><path d="m32 32 24-12v24z" opacity=".25" fill="#fff"/>',
  tide: '<path d="M6 20q13-14 26 0t26 0v9q-13 14-26 0t-26 0z"/><path d="M6 40q13-14 26 0t26 0v9q-13 14-26 0t-26 0z" opacity=".55"/>',
  lattice:
    ring(4, (turn) => `<path transform="rotate(${turn + 45} 32 32)" d="M24 6h16v16H24z"/>`) +
    '<path d="M32 22 42 32 32 42 22 32z" opacity=".5"/>',
}
