/** Writes sums of two plain lengths or numbers, and products of a number with either, as what they come to. */
export const reckonLengths = (sheet: string): string =>
  sheet
    .replace(product, (_, times: string, length: string, unit: string) =>
      write(Number(times) * Number(length), unit),
    )
    .replace(sum, (_, one: string, unit: string, sign: string, other: string) =>
      write(Number(one) + Number(sign + other), unit),
    )

const product = /calc\((-?[\d.]+) ?\* ?([\d.]+)([a-z]*)\)/g

const sum = /calc\(([\d.]+)([a-z]*) ([+-]) ([\d.]+)\2\)/g

const write = (amount: number, unit: string): string =>
  `${String(Number(amount.toFixed(4))).replace(/^(-?)0\./, '$1.')}${unit}`
