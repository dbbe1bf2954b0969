// A colour between two others: 0 gives the first, 1 the second.
export function mixColours(first, second, share) {
  const parts = [1, 3, 5].map((at) => {
    const from = parseInt(first.slice(at, at + 2), 16)
    const to = parseInt(second.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}
