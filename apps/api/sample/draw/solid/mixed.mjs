// Deals flowers out so that kinds mix evenly: [[kind, tone, count, size?], …] → one entry per stem.
export function mixed(flowers) {
  return flowers
    .flatMap(([kind, tone, count, size = 1], n) =>
      Array.from({ length: count }, (_, k) => ({ kind, tone, size, at: (k + 0.5 + n * 0.07) / count })),
    )
    .sort((a, b) => a.at - b.at)
}
