import { getExpressDeliveryTexts } from '../schema/getExpressDeliveryTexts.ts'
import { nextDayDeliveryTexts } from '../schema/nextDayDeliveryTexts.ts'

/** Names of the fields of files that contain texts for shoppers. */
const textFields: ReadonlySet<string> = new Set([
  ...[
    'title',
    'alt',
    'description',
    'contains',
    'careTips',
    'label',
    'name',
    'heading',
    'disclaimer',
    'note',
  ],
  ...['internationalDisclaimer', 'text', 'terms', 'ribbon', 'intro', 'kind', 'quote', 'role'],
])

// Fields that are not translated: reviews were written by shoppers, and a film is the name of a video file.
const otherFields: ReadonlySet<string> = new Set(['reviews', 'film'])

const filters = ['occasions', 'flavours', 'colours']

/**
 * Returns the texts of a catalogue that can be translated, including those that the store adds.
 *
 * @param files The content of its files by their names, validated or as read.
 */
export function collectTranslatableTexts(files: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  // Excluded: the shop's texts have separate translations, and of currencies only the code is shown.
  const { shop: _, translations: _own, currencies: _money, search, ...others } = files
  const promises = [getExpressDeliveryTexts(60), getExpressDeliveryTexts(120), nextDayDeliveryTexts]
  return new Set([
    ...textsOf('', others),
    ...entriesOf(search).flatMap(([field, titles]) =>
      filters.includes(field)
        ? textsOf(
            'title',
            entriesOf(titles).map(([, title]) => title),
          )
        : [],
    ),
    ...promises.flatMap(({ title, message }) => [title, message]),
  ])
}

function textsOf(field: string, value: unknown): readonly string[] {
  if (typeof value === 'string') return textFields.has(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one: unknown) => textsOf(field, one))
  return entriesOf(value).flatMap(([name, one]) => (otherFields.has(name) ? [] : textsOf(name, one)))
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
