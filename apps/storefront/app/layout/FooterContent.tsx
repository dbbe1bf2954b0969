import {
  FacebookIcon,
  type FooterAppLink,
  type FooterCurrency,
  type FooterSocialLink,
  type FooterTheme,
  type FooterThemeName,
  InstagramIcon,
  LinkedInIcon,
  PinterestIcon,
  SiteFooter,
  TwitterIcon,
  YouTubeIcon,
} from '@store/ui/site-footer'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { footerMessages } from '#messages/footerMessages.ts'
import { language } from '#messages/language.ts'
import { brand } from '../brand.ts'
import { applyTheme, readTheme } from '../composition/browser/theme.ts'
import type { CurrencyStore } from '../composition/currency/createCurrencyStore.ts'
import { track } from '../composition/tracking/track.ts'
import { shop } from '../shop.ts'
import styles from './Footer.module.css'
import type { FooterProps } from './FooterProps.ts'
import { footerGroups } from './footerGroups.ts'
import { lazyLanguageLinks } from './lazyLanguageLinks.ts'

/** Renders the content of the footer (specification 1, section 2). */
export function FooterContent({ stores, isDemo }: FooterProps) {
  return (
    <SiteFooter
      label={footerMessages.label}
      groups={footerGroups(stores.hasCorporatePage)}
      social={{ title: footerMessages.social, links: social }}
      apps={{ title: footerMessages.app, links: apps }}
      payments={{
        ...{ src: '/api/pictures/payments.svg', width: 160, height: 32 },
        alt: footerMessages.payments,
      }}
      currency={useChoice(stores.currency)}
      theme={useTheme()}
      copyright={footerMessages.copyright(brand.name)}
      onNearBottom={tellNearBottom}
    >
      {/* Not a paragraph, which cannot contain the element of a part that hydrates on its own. */}
      <div className={styles.note}>
        {footerMessages.language}: {language.name} <lazyLanguageLinks.Component className={styles.language} />
      </div>
      {isDemo && (
        <p className={styles.note}>
          {footerMessages.demo} <a href="/api/outbox">{footerMessages.outbox}</a>.
        </p>
      )}
    </SiteFooter>
  )
}

/** Returns the currency selection, if there is one. */
function useChoice(store: CurrencyStore): FooterCurrency | undefined {
  const { currency } = useStore(store)
  if (store.choices.length < 2) return undefined
  return {
    label: footerMessages.currency,
    // A fixed id: that of `useId` depends on where it is rendered.
    id: 'currency',
    value: currency.code,
    options: store.choices.map(({ code, name }) => ({
      value: code,
      text: footerMessages.currencyOption(code, name),
    })),
    form: {
      action: '/currency',
      name: 'currency',
      submit: footerMessages.changeCurrency,
      onSubmit: (code) => {
        store.choose(code)
        track({ kind: 'currencyChosen', currency: code })
      },
    },
  }
}

/** Returns the theme selection. A server does not know the choice: pages are cached for all visitors. */
function useTheme(): FooterTheme {
  const [value, setValue] = useState<FooterThemeName>('system')
  // The cookie is the browser's.
  useEffect(() => setValue(readTheme()), [])
  return {
    messages: footerMessages.theme,
    // A fixed id: that of `useId` depends on where it is rendered.
    id: 'theme',
    value,
    onChange: (theme) => {
      applyTheme(theme)
      setValue(theme)
    },
  }
}

const tellNearBottom = () => track({ kind: 'appDownloadSeen' })

const social: readonly FooterSocialLink[] = [
  { text: 'Facebook', href: shop.social.facebook, icon: <FacebookIcon size="s" /> },
  { text: 'Twitter', href: shop.social.twitter, icon: <TwitterIcon size="s" /> },
  { text: 'YouTube', href: shop.social.youtube, icon: <YouTubeIcon size="s" /> },
  { text: 'Pinterest', href: shop.social.pinterest, icon: <PinterestIcon size="s" /> },
  { text: 'Instagram', href: shop.social.instagram, icon: <InstagramIcon size="s" /> },
  { text: 'LinkedIn', href: shop.social.linkedin, icon: <LinkedInIcon size="s" /> },
]

const apps: readonly FooterAppLink[] = [
  {
    picture: { src: '/api/pictures/app-apple.svg', width: 144, height: 44, alt: footerMessages.fromApple },
    hrefOnPhone: shop.apps.apple('mobile'),
    hrefOnDesktop: shop.apps.apple('desktop'),
  },
  {
    picture: { src: '/api/pictures/app-google.svg', width: 144, height: 44, alt: footerMessages.fromGoogle },
    hrefOnPhone: shop.apps.google('mobile'),
    hrefOnDesktop: shop.apps.google('desktop'),
  },
]
