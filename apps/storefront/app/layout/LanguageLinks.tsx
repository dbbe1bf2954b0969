import { language } from '#messages/language.ts'
import { languages } from '../languages.ts'

/** Props of `LanguageLinks`. */
export interface LanguageLinksProps {
  readonly className: string | undefined
}

/** Renders a link to the current page in each other language, named in that language. */
export const LanguageLinks = ({ className }: LanguageLinksProps) =>
  languages
    .filter(({ code }) => code !== language.code)
    .map(({ code, name }) => (
      // A plain link, because the router's link would keep the current language.
      <a
        key={code}
        className={className}
        href={`/language/${code}`}
        lang={code}
        hrefLang={code}
        rel="nofollow"
      >
        {name}
      </a>
    ))
