/** Search synonyms: a product whose title or category matches the pattern is also found by these terms. */
const synonyms: readonly (readonly [RegExp, string])[] = [
  [/\bflower/, 'bouquet bunch flowers posy floral phool'],
  [/\broses?\b/, 'rose gulab'],
  [/\bcake/, 'cakes gateau pastry'],
  [/\bcup ?cakes?\b/, 'cupcake cupcakes muffin'],
  [/\bteddy\b/, 'soft toy stuffed bear plush'],
  [/\bbunny\b/, 'soft toy rabbit stuffed'],
  [/\bplant/, 'plants indoor green pot potted'],
  [/\btulsi\b/, 'holy basil'],
  [/\bdiya/, 'lamp deepak oil light'],
  [/\bladdoo/, 'laddu ladoo sweets mithai'],
  [/\bsweets\b/, 'mithai'],
  [/\bdry fruit/, 'nuts dryfruit almonds cashews'],
  [/\bhamper/, 'basket gift box'],
  [/\bmug\b/, 'cup coffee'],
  [/\brakhi/, 'raksha bandhan thread brother bhai'],
  [/\bcombo/, 'together set'],
  [/\bcandle/, 'light fragrance'],
  [/\bperfume/, 'scent fragrance'],
  [/\bphoto|\bengraved|\bname\b/, 'personalised personalized custom customised'],
  [/\blove\b/, 'valentine romantic girlfriend boyfriend wife husband'],
  [/\bbirthday\b/, 'bday'],
  [/\bjewellery\b/, 'jewelry'],
]

/** Returns the search synonyms of a text. */
export const synonymsOf = (words: string): string =>
  synonyms.flatMap(([named, others]) => (named.test(words) ? [others] : [])).join(' ')
