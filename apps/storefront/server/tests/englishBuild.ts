import { htmlDocumentMessages } from '#messages/htmlDocumentMessages.ts'
import { language } from '#messages/language.ts'
import { languages } from '../../app/languages.ts'
import { localizeHref } from '../../app/localizeHref.ts'
import type { StorefrontBuild } from '../StorefrontBuild.ts'

/** The parts of a build that depend on its language: English. */
export const englishBuild: Pick<
  StorefrontBuild,
  'language' | 'languages' | 'htmlDocumentMessages' | 'localizeHref'
> = {
  ...{ language, languages, htmlDocumentMessages, localizeHref },
}
