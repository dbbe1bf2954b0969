import type { ReactNode } from 'react'
import type { SelectOption } from '../SelectField/SelectField.tsx'

/** A link of the {@link SiteFooter}. */
export interface FooterLink {
  /** What it says. */
  readonly text: string
  /** Where it leads. */
  readonly href: string
}

/** Links that belong together. */
export interface FooterGroup {
  /** What they are about. */
  readonly title: string
  /** The links. */
  readonly links: readonly FooterLink[]
}

/** A link that is seen as an icon. */
export interface FooterSocialLink extends FooterLink {
  /** The sign of the network; `text` is its name. */
  readonly icon: ReactNode
}

/** A picture of the {@link SiteFooter}. */
export interface FooterPicture {
  /** Address of the picture. */
  readonly src: string
  /** Width it is shown in, in pixels. */
  readonly width: number
  /** Height it is shown in, in pixels. */
  readonly height: number
  /** What it says. */
  readonly alt: string
}

/** A link to a shop of apps. */
export interface FooterAppLink {
  /** The badge of that shop; its `alt` is the link's name. */
  readonly picture: FooterPicture
  /** Where it leads on phones, below 768 px. */
  readonly hrefOnPhone: string
  /** Where it leads from 768 px. */
  readonly hrefOnDesktop: string
}

/** How a choice is sent. */
export interface FooterForm {
  /** Where it is posted to. */
  readonly action: string
  /** Name of the choice in what is posted. */
  readonly name: string
  /** What the button says. */
  readonly submit: string
  /** Takes the choice in place of the post, once scripts are there. @default it is posted */
  readonly onSubmit?: ((value: string) => void) | undefined
}

/** The choice of currency. */
export interface FooterCurrency {
  /** Its label. */
  readonly label: string
  /** Id of the choice, where the footer is written apart from its page. @default one of its own */
  readonly id?: string | undefined
  /** Value of the chosen currency. */
  readonly value: string
  /** The currencies; with one there is nothing to choose and nothing is shown. */
  readonly options: readonly SelectOption[]
  /** Called with the value of the currency that was chosen. */
  readonly onChange?: ((value: string) => void) | undefined
  /** Sends the choice by a button, which works while no script does. @default it is only told by `onChange` */
  readonly form?: FooterForm | undefined
}

/** What {@link SiteFooter} takes. */
export interface SiteFooterProps {
  /** Name of all its links, such as "About the shop". */
  readonly label: string
  /** Its links: parts that open on phones, columns from 768 px. */
  readonly groups: readonly FooterGroup[]
  /** Where else the shop is found. */
  readonly social?: { readonly title: string; readonly links: readonly FooterSocialLink[] } | undefined
  /** Where the shop's app is found. */
  readonly apps?: { readonly title: string; readonly links: readonly FooterAppLink[] } | undefined
  /** The choice of currency. */
  readonly currency?: FooterCurrency | undefined
  /** How can be paid. */
  readonly payments?: FooterPicture | undefined
  /** Whose all this is. */
  readonly copyright: string
  /** What else the host has to say at the very end. */
  readonly children?: ReactNode
  /**
   * Called while the page is scrolled within 600 px of its bottom on phones, 250 px from 768 px; at most once a second.
   */
  readonly onNearBottom?: (() => void) | undefined
}
