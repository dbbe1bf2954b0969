import { maxPrice } from './giftLimits.ts'

/** A search text without its prices, and the price limits found in it. */
export interface ParsedSearch {
  readonly text: string
  /** In whole rupees. */
  readonly priceFrom?: number
  /** In whole rupees. */
  readonly priceTo?: number
}

// Lowest price of a gift in rupees; a smaller number in a search is not a price.
const lowestPrice = 50

const unit =
  'kgs?|g|gms?|grams?|ml|l|lit(?:er|re)s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?|yrs?|pieces?|pcs|people|inch(?:es)?|cm|km|tier|%'
const amount = String.raw`(?:rs\.?|inr|₹)?\s*(\d[\d,]*)(?![\d,])(k)?(?:\s*/-)?(?:\s*(?:rs\b\.?|rupees?\b|inr\b|₹|रुपये|रुपए|रुपयों))?(?!\s*(?:${unit})\b)(?![\p{L}\p{N}])`
const pattern = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:price[ds]?|cost(?:s|ing)?|budget)?\s*${source}`, 'iu')

/** Phrases for prices; of two amounts, the first is the lower one. */
const ways: readonly (readonly [RegExp, 'between' | 'upTo' | 'from'])[] = [
  [pattern(String.raw`(?:between|from)\s+${amount}\s*(?:and|to|-|–)\s*${amount}`), 'between'],
  [pattern(String.raw`${amount}\s*(?:to|-|–)\s*${amount}`), 'between'],
  [
    pattern(String.raw`(?:under|below|less than|cheaper than|within|up ?to|max(?:imum)?)\s+${amount}`),
    'upTo',
  ],
  [pattern(String.raw`${amount}\s*(?:से|के|se|ke)\s*(?:कम|नीचे|अंदर|अन्दर|भीतर|kam|niche|andar)`), 'upTo'],
  [pattern(String.raw`(?:above|over|more than|at least|min(?:imum)?)\s+${amount}`), 'from'],
  [pattern(String.raw`${amount}\s*(?:से|se)\s*(?:ज़्यादा|ज्यादा|अधिक|ऊपर|zyada|jyada|upar)`), 'from'],
]

/** Parses prices in a search text: 'roses under 1000' is 'roses' up to 1,000 rupees. */
export function parsePriceFilter(text: string): ParsedSearch {
  for (const [named, way] of ways) {
    const found = named.exec(text)
    if (!found) continue
    const [, digits, thousands, moreDigits, moreThousands] = found
    const first = rupeesOf(digits, thousands)
    const second = way === 'between' ? rupeesOf(moreDigits, moreThousands) : first
    if (first === undefined || second === undefined || second < first) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return {
      text: rest.replace(/\s+/g, ' ').trim(),
      ...(way !== 'upTo' && { priceFrom: first }),
      ...(way !== 'from' && { priceTo: second }),
    }
  }
  return { text }
}

function rupeesOf(digits = '', thousands: string | undefined): number | undefined {
  const rupees = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1)
  return rupees >= lowestPrice && rupees <= maxPrice ? rupees : undefined
}
