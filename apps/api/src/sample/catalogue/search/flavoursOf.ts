import type { DerivedProduct } from '../DerivedProduct.ts'

const tastes: Readonly<Record<string, RegExp>> = {
  chocolate: /chocolate|choco|truffle|black forest/,
  'red-velvet': /red velvet/,
  vanilla: /vanilla|rainbow/,
  butterscotch: /butterscotch/,
  pineapple: /pineapple/,
  fruit: /fresh fruit|fruit basket|fruit and/,
  mango: /mango/,
  strawberry: /strawberr/,
  blueberry: /blueberr/,
  lemon: /lemon/,
  hazelnut: /hazelnut/,
  'dry-fruit': /dry fruit|almond|cashew/,
}

const eaten: readonly DerivedProduct['type'][] = ['cake', 'combo', 'gift', 'hamper', 'rakhi']

/** Returns the flavors that a product's title and contents name. */
export function flavoursOf({ type, title, contains }: DerivedProduct): string[] {
  if (!eaten.includes(type)) return []
  const said = [title, ...contains].join(' ').toLowerCase()
  return Object.entries(tastes).flatMap(([flavour, words]) => (words.test(said) ? [flavour] : []))
}
