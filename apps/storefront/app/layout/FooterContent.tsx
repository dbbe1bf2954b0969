import type { SocialNetwork } from '@store/api-client/contract/settings'
import type { CurrencyStore } from '@store/host'
import {
  FacebookIcon,
  type FooterAppLink,
  type FooterCurrencySelect,
  type FooterSocialLink,
  type FooterThemeSelect,
  InstagramIcon,
  LinkedInIcon,
  PinterestIcon,
  SiteFooter,
  type ThemeName,
  TwitterIcon,
  YouTubeIcon,
} from '@store/ui/site-footer'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { footerMessages } from '#messages/footerMessages.ts'
import { language } from '#messages/language.ts'
import { applyTheme, readTheme } from '../composition/browser/theme.ts'
import { track } from '../composition/tracking/track.ts'
import type { ShopInfo } from '../ShopInfo.ts'
import styles from './Footer.module.css'
import type { FooterProps } from './FooterProps.ts'
import { lazyLanguageLinks } from './lazyLanguageLinks.ts'
import { listFooterGroups } from './listFooterGroups.ts'

/** Renders the content of the footer (specification 1, section 2). */
export function FooterContent({ stores, isDemo }: FooterProps) {
  const { shop } = stores
  const social = shop.social.map(({ network, href }) => ({ ...networks[network], href }))
  const apps = appsOf(shop.apps)
  return (
    <SiteFooter
      label={footerMessages.label}
      groups={listFooterGroups(shop, stores.hasCorporatePage)}
      {...(social.length > 0 && { social: { title: footerMessages.social, links: social } })}
      {...(apps.length > 0 && { apps: { title: footerMessages.app, links: apps } })}
      currency={useChoice(stores.currency)}
      theme={useTheme()}
      copyright={footerMessages.copyright(shop.name)}
      onNearBottom={tellNearBottom}
    >
      {shop.payments.length > 0 && (
        <p className={styles.payments}>
          <img src="/api/pictures/payments.svg" alt="" width={32} height={20} loading="lazy" />
          {footerMessages.payments(shop.payments)}
        </p>
      )}
      {/* Not a paragraph, because that cannot contain the element of a part that hydrates separately. */}
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
function useChoice(store: CurrencyStore): FooterCurrencySelect | undefined {
  const { currency } = useStore(store)
  if (store.choices.length < 2) return undefined
  return {
    label: footerMessages.currency,
    // A fixed id, because an id of `useId` depends on the place of rendering.
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

/** Returns the theme selection. A server does not know the choice, because pages are cached for all visitors. */
function useTheme(): FooterThemeSelect {
  const [value, setValue] = useState<ThemeName>('system')
  // Only the browser knows the cookie of the theme, because the server renders the same page for everyone.
  useEffect(() => setValue(readTheme()), [])
  return {
    messages: footerMessages.theme,
    // A fixed id, because an id of `useId` depends on the place of rendering.
    id: 'theme',
    value,
    onChange: (theme) => {
      applyTheme(theme)
      setValue(theme)
    },
  }
}

const tellNearBottom = () => track({ kind: 'appDownloadSeen' })

const networks: Readonly<Record<SocialNetwork, Omit<FooterSocialLink, 'href'>>> = {
  facebook: { text: 'Facebook', icon: <FacebookIcon size="s" /> },
  twitter: { text: 'Twitter', icon: <TwitterIcon size="s" /> },
  youtube: { text: 'YouTube', icon: <YouTubeIcon size="s" /> },
  pinterest: { text: 'Pinterest', icon: <PinterestIcon size="s" /> },
  instagram: { text: 'Instagram', icon: <InstagramIcon size="s" /> },
  linkedin: { text: 'LinkedIn', icon: <LinkedInIcon size="s" /> },
}

/** Returns the links to the app; each link contains the screen on which it was tapped (specification 1, section 2). */
const appsOf = ({ apple, google }: ShopInfo['apps']): readonly FooterAppLink[] => [
  ...(apple === undefined
    ? []
    : [
        {
          picture: {
            src: '/api/pictures/app-apple.svg',
            width: 144,
            height: 44,
            alt: footerMessages.fromApple,
          },
          hrefOnPhone: withQuery(apple, 'ct', 'footer-mobile'),
          hrefOnDesktop: withQuery(apple, 'ct', 'footer-desktop'),
        },
      ]),
  ...(google === undefined
    ? []
    : [
        {
          picture: {
            src: '/api/pictures/app-google.svg',
            width: 144,
            height: 44,
            alt: footerMessages.fromGoogle,
          },
          hrefOnPhone: withQuery(google, 'referrer', 'utm_source=footer-mobile'),
          hrefOnDesktop: withQuery(google, 'referrer', 'utm_source=footer-desktop'),
        },
      ]),
]

const withQuery = (href: string, name: string, value: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`
