import { description, picklist, pipe, record, string } from 'valibot'
import { languages } from '../../messages/getServerMessages.ts'
import { createShopTextSchema } from './createShopTextSchema.ts'

/** The translations of a language, by the text of the catalogue. */
export const translationSchema = pipe(
  record(string(), createShopTextSchema(600)),
  description(
    'Translations, each as "text of the catalogue: its translation". What is missing stays as it is.',
  ),
)

/** The translations of a catalogue by language, each in a file of the folder `translations`. */
export const translationsByLanguageSchema = record(
  picklist(languages.slice(1).map(({ locale }) => locale)),
  translationSchema,
)
