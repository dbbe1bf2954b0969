import { documentMessages } from '#messages/documentMessages.ts'
import { language } from '#messages/language.ts'
import { languages } from '../../app/languages.ts'
import { localHref } from '../../app/localHref.ts'
import type { HostBuild } from '../HostBuild.ts'

/** The parts of a build that depend on its language: English. */
export const english: Pick<HostBuild, 'language' | 'languages' | 'documentMessages' | 'localHref'> = {
  ...{ language, languages, documentMessages, localHref },
}
