import type { ReactNode } from 'react'
import type { SelectOption } from '../SelectField/SelectField.tsx'
import type { ThemeSelectMessages } from './ThemeSelectMessages.ts'

/** A link of the {@link SiteFooter}. */
export interface FooterLink {
  /** Text of the link. */
  readonly text: string
  /** URL of the link. */
  readonly href: string
}

/** A group of links. */
export interface FooterGroup {
  /** Title of the group. */
  readonly title: string
  /** The links. */
  readonly links: readonly FooterLink[]
}

/** A link that is shown as an icon. */
export interface FooterSocialLink extends FooterLink {
  /** Icon of the network; `text` is its name. */
  readonly icon: ReactNode
}

/** A picture of the {@link SiteFooter}. */
export interface FooterPicture {
  /** URL of the picture. */
  readonly src: string
  /** Display width in pixels. */
  readonly width: number
  /** Display height in pixels. */
  readonly height: number
  /** Alternative text. */
  readonly alt: string
}

/** A link to an app store. */
export interface FooterAppLink {
  /** The app store's badge; its `alt` is the link's name. */
  readonly picture: FooterPicture
  /** URL on phones, below 768 px. */
  readonly hrefOnPhone: string
  /** URL from 768 px. */
  readonly hrefOnDesktop: string
}

/** The form that submits the chosen value of a select. */
export interface FooterForm {
  /** URL that the form posts to. */
  readonly action: string
  /** Name of the form field. */
  readonly name: string
  /** Label of the submit button. */
  readonly submit: string
  /** Handles the submit after hydration instead of posting the form. @default the form is posted */
  readonly onSubmit?: ((value: string) => void) | undefined
}

/** The currency select. */
export interface FooterCurrencySelect {
  /** Label of the select. */
  readonly label: string
  /** Id of the select, if the footer is rendered separately from its page. @default a generated one */
  readonly id?: string | undefined
  /** Value of the chosen currency. */
  readonly value: string
  /** The currencies; with only one the select is not shown. */
  readonly options: readonly SelectOption[]
  /** Called with the value of the chosen currency. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Submits the choice by a button, which works without JavaScript. @default only `onChange` is called */
  readonly form?: FooterForm | undefined
}

/** A theme that a shopper can choose; `system` follows the device. */
export type ThemeName = 'system' | 'light' | 'dark'

/** The theme select, shown where JavaScript is on. */
export interface FooterThemeSelect {
  readonly messages: ThemeSelectMessages
  /** The chosen theme. */
  readonly value: ThemeName
  /** Id of the select, if the footer is rendered separately from its page. @default a generated one */
  readonly id?: string | undefined
  /** Called with the chosen theme; the host applies and stores it. */
  readonly onChange: (theme: ThemeName) => void
}

/** Props of {@link SiteFooter}. */
export interface SiteFooterProps {
  /** Name of the footer navigation, such as "About the shop". */
  readonly label: string
  /** Groups of links: accordion parts on phones, columns from 768 px. */
  readonly groups: readonly FooterGroup[]
  /** Social network links. */
  readonly social?: { readonly title: string; readonly links: readonly FooterSocialLink[] } | undefined
  /** App store links. */
  readonly apps?: { readonly title: string; readonly links: readonly FooterAppLink[] } | undefined
  /** The currency select. */
  readonly currency?: FooterCurrencySelect | undefined
  /** The theme select. */
  readonly theme?: FooterThemeSelect | undefined
  /** Picture of the payment methods. */
  readonly payments?: FooterPicture | undefined
  /** Copyright notice. */
  readonly copyright: string
  /** Additional content of the host at the end. */
  readonly children?: ReactNode
  /**
   * Called while the page is scrolled near its bottom (within 600 px on phones, 250 px from 768 px); at most once a
   * second.
   */
  readonly onNearBottom?: (() => void) | undefined
}
