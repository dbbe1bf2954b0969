import type { ShopContent } from '../db/schema/shops.ts'

/** The texts of a shop in one language. */
export type LocalizedShop = Omit<ShopContent, 'translations'>

/** Returns the texts of a shop in a language; texts without a translation stay in its first language. */
export function localizeShop({ translations, ...content }: ShopContent, locale: string): LocalizedShop {
  const texts = translations[locale]
  if (!texts) return content
  const { contacts, hero, why } = content
  const withHours = (line: typeof contacts.telephone) =>
    line && { ...line, hours: line.hours && (texts.hours ?? line.hours) }
  return {
    ...content,
    name: texts.name ?? content.name,
    contacts: {
      ...contacts,
      telephone: withHours(contacts.telephone),
      whatsApp: withHours(contacts.whatsApp),
      address: contacts.address && (texts.address ?? contacts.address),
    },
    hero: hero && {
      ...hero,
      title: texts.hero?.title ?? hero.title,
      text: texts.hero?.text ?? hero.text,
      linkText: texts.hero?.linkText ?? hero.linkText,
    },
    claims: texts.claims ?? content.claims,
    why: why && { heading: texts.why?.heading ?? why.heading, text: texts.why?.text ?? why.text },
    pages: content.pages.map((page) => {
      const own = texts.pages.find(({ path }) => path === page.path)
      return {
        ...page,
        title: own?.title ?? page.title,
        lead: own?.lead ?? page.lead,
        linkText: own?.linkText ?? own?.title ?? page.linkText,
        parent: own?.parent ?? page.parent,
        sections: own?.sections ?? page.sections,
      }
    }),
  }
}
