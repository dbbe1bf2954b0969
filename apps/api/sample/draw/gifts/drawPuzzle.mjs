import { seededNumbers } from '../seededNumbers.mjs'

// A jigsaw puzzle cut from a picture 500 wide. `away` lists cells that lie beside it: [column, row, x, y, turn].
export function drawPuzzle({ picture, columns = 6, rows = 6, away = [] }) {
  const next = seededNumbers(41)
  const w = 500 / columns
  const h = 500 / rows
  const tab = () => (next() < 0.5 ? 1 : -1)
  const across = Array.from({ length: rows + 1 }, () => Array.from({ length: columns }, tab))
  const down = Array.from({ length: columns + 1 }, () => Array.from({ length: rows }, tab))
  const edge = (x1, y1, x2, y2, out) => {
    if (out === 0) return `L${x2} ${y2}`
    const dx = x2 - x1
    const dy = y2 - y1
    const at = (along, off) =>
      `${(x1 + dx * along + dy * off * out).toFixed(1)} ${(y1 + dy * along - dx * off * out).toFixed(1)}`
    return `L${at(0.38, 0)}C${at(0.46, 0.02)} ${at(0.3, 0.22)} ${at(0.5, 0.23)}C${at(0.7, 0.22)} ${at(0.54, 0.02)} ${at(0.62, 0)}L${x2} ${y2}`
  }
  const piece = (c, r) => {
    const [x, y] = [-250 + c * w, -250 + r * h]
    const top = r === 0 ? 0 : across[r][c]
    const low = r === rows - 1 ? 0 : -across[r + 1][c]
    const left = c === 0 ? 0 : -down[c][r]
    const right = c === columns - 1 ? 0 : down[c + 1][r]
    return `M${x} ${y}${edge(x, y, x + w, y, top)}${edge(x + w, y, x + w, y + h, right)}${edge(x + w, y + h, x, y + h, low)}${edge(x, y + h, x, y, left)}Z`
  }
  const cells = Array.from({ length: rows * columns }, (_, n) => [n % columns, Math.floor(n / columns)])
  const gone = ([c, r]) => away.some(([column, row]) => column === c && row === r)
  const kept = cells
    .filter((cell) => !gone(cell))
    .map(([c, r]) => piece(c, r))
    .join('')
  const lines = `fill="none" stroke="#3A1E0E" stroke-width="1.8" opacity="0.5"`
  const shine = `fill="none" stroke="#FFFFFF" stroke-width="1.6" opacity="0.45" transform="translate(1.4 1.6)"`
  const loose = away.map(([c, r, x, y, turn], n) => {
    const path = piece(c, r)
    const [cx, cy] = [-250 + (c + 0.5) * w, -250 + (r + 0.5) * h]
    return `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-cx} ${-cy})"><path d="${path}" fill="#C9A87C" transform="translate(2 7)" filter="shadow(4 6 4 0.4)"/><clipPath id="piece-${n}"><path d="${path}"/></clipPath><g clip-path="url(#piece-${n})">${picture}</g><path d="${path}" ${shine}/><path d="${path}" ${lines}/></g>`
  })
  return `<path d="${kept}" fill="#B8935F" transform="translate(2 8)" filter="shadow(5 9 8 0.4)"/><clipPath id="puzzle"><path d="${kept}"/></clipPath><g clip-path="url(#puzzle)">${picture}</g><path d="${kept}" ${shine}/><path d="${kept}" ${lines}/>${loose.join('')}`
}
