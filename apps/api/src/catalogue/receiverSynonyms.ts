/**
 * Normalized words for receivers, and the types of gifts that are popular for them, as the search index spells them.
 */
const table = [
  ['mom moms mum mummy mommy mama maa mother mothers', 'mother | flower | cake | plant | sweets | jewellery'],
  ['dad dads daddy papa father fathers', 'father | plant | cake | chocolate | mug | keychain'],
  ['her she women woman ladies girls daughter aunt aunty', 'flower | cake | chocolate | jewellery | perfume'],
  ['him men boys son uncle', 'plant | cake | chocolate | mug | perfume | keychain'],
  ['brother brothers bhai bhaiya sister sisters didi behen', 'rakhi | chocolate | cake | mug | flower'],
  ['friend friends bestie dost', 'friend | flower | cake | chocolate | mug | plant'],
  ['kid kids child children toddler', 'teddy | cake | chocolate'],
  [
    'parents grandmother grandma nani dadi grandfather grandpa grandparents',
    'parents | flower | plant | sweets | cake',
  ],
  [
    'boss colleague colleagues teacher teachers client clients',
    'colleague | plant | hamper | chocolate | mug',
  ],
] as const

/** The typical gifts of a receiver, by each word for that receiver. */
export const receiverSynonyms: ReadonlyMap<string, string> = new Map(
  table.flatMap(([words, given]) => words.split(' ').map((word) => [word, given] as const)),
)

/** Generic words for a gift. */
export const genericGiftWords: ReadonlySet<string> = new Set(['gift', 'gifts', 'present', 'presents'])
