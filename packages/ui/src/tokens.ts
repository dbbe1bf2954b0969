// Generated from `packages/ui/tokens` by `pnpm tokens`: change the tokens there.

/** The design tokens as CSS values, for styles that are written in TypeScript. */
export const tokens = {
  /** Background of the page. */
  'color-paper': 'var(--store-color-paper)',
  /** Background of cards, sheets and dialogs. */
  'color-card': 'var(--store-color-card)',
  /** Background of areas that lie below the page, such as the footer. */
  'color-sunken': 'var(--store-color-sunken)',
  /** Backdrop behind a dialog or sheet. */
  'color-veil': 'var(--store-color-veil)',
  /** Divider between parts. Never the border of a control. */
  'color-line': 'var(--store-color-line)',
  /** Border of a control: 3:1 on every background. */
  'color-edge': 'var(--store-color-edge)',
  /** Text. */
  'color-ink': 'var(--store-color-ink)',
  /** Secondary text. */
  'color-ink-quiet': 'var(--store-color-ink-quiet)',
  /** Text on the action color. */
  'color-ink-inverse': 'var(--store-color-ink-inverse)',
  /** Text on a picture, which is as light in every theme. */
  'color-ink-picture': 'var(--store-color-ink-picture)',
  /** Brand color of surfaces and icons. Never text: use marigold-ink. */
  'color-marigold': 'var(--store-color-marigold)',
  /** Pale brand color of highlighted areas. */
  'color-marigold-pale': 'var(--store-color-marigold-pale)',
  /** Brand color of text. */
  'color-marigold-ink': 'var(--store-color-marigold-ink)',
  /** Primary action: the main button and links. */
  'color-action': 'var(--store-color-action)',
  /** Primary action under the pointer. */
  'color-action-hover': 'var(--store-color-action-hover)',
  /** Primary action while it is pressed. */
  'color-action-press': 'var(--store-color-action-press)',
  /** Background of a selected or highlighted choice. */
  'color-action-pale': 'var(--store-color-action-pale)',
  /** Success: text and icons. */
  'color-good': 'var(--store-color-good)',
  /** Success: background. */
  'color-good-pale': 'var(--store-color-good-pale)',
  /** Warning: text and icons. */
  'color-caution': 'var(--store-color-caution)',
  /** Warning: background. */
  'color-caution-pale': 'var(--store-color-caution-pale)',
  /** Error: text, icons and borders. */
  'color-bad': 'var(--store-color-bad)',
  /** Error: background. */
  'color-bad-pale': 'var(--store-color-bad-pale)',
  /** Information: text and icons. */
  'color-info': 'var(--store-color-info)',
  /** Information: background. */
  'color-info-pale': 'var(--store-color-info-pale)',
  /** Heart of a gift on the wishlist. */
  'color-heart': 'var(--store-color-heart)',
  /** Focus ring: 3:1 on every background. */
  'color-focus': 'var(--store-color-focus)',
  /** Titles and large numbers. */
  'font-display': 'var(--store-font-display)',
  /** Web font with a unicode-range for a script that devices may lack. The default names no font. */
  'font-script': 'var(--store-font-script)',
  /** All other text. */
  'font-body': 'var(--store-font-body)',
  /** Weight of titles. */
  'weight-display': 'var(--store-weight-display)',
  /** Captions and badges. */
  'text-xs': 'var(--store-text-xs)',
  /** Secondary text and labels. */
  'text-s': 'var(--store-text-s)',
  /** Body text. */
  'text-m': 'var(--store-text-m)',
  /** Lead text and small titles. */
  'text-l': 'var(--store-text-l)',
  /** Title of a card or section. */
  'text-xl': 'var(--store-text-xl)',
  /** Title of a section. */
  'text-2xl': 'var(--store-text-2xl)',
  /** Title of a page. */
  'text-3xl': 'var(--store-text-3xl)',
  /** Title of the home page. */
  'text-4xl': 'var(--store-text-4xl)',
  /** Line height of titles. */
  'leading-tight': 'var(--store-leading-tight)',
  /** Line height of body text. */
  'leading': 'var(--store-leading)',
  /** Longest line of running text, in characters (CSS unit ch). */
  'measure': 'var(--store-measure)',
  /** A step of the scale. */
  'space-1': 'var(--store-space-1)',
  /** A step of the scale. */
  'space-2': 'var(--store-space-2)',
  /** A step of the scale. */
  'space-3': 'var(--store-space-3)',
  /** A step of the scale. */
  'space-4': 'var(--store-space-4)',
  /** A step of the scale. */
  'space-5': 'var(--store-space-5)',
  /** A step of the scale. */
  'space-6': 'var(--store-space-6)',
  /** A step of the scale. */
  'space-8': 'var(--store-space-8)',
  /** A step of the scale. */
  'space-10': 'var(--store-space-10)',
  /** A step of the scale. */
  'space-12': 'var(--store-space-12)',
  /** A step of the scale. */
  'space-16': 'var(--store-space-16)',
  /** A step of the scale. */
  'space-20': 'var(--store-space-20)',
  /** Space between sections of a page. */
  'space-section': 'var(--store-space-section)',
  /** Space between content and the edge of the screen. */
  'gutter': 'var(--store-gutter)',
  /** Fields, badges and small controls. */
  'radius-s': 'var(--store-radius-s)',
  /** Cards and buttons. */
  'radius-m': 'var(--store-radius-m)',
  /** Dialogs, sheets and large pictures. */
  'radius-l': 'var(--store-radius-l)',
  /** Pills and circles. */
  'radius-full': 'var(--store-radius-full)',
  /** A card on the page. */
  'shadow-card': 'var(--store-shadow-card)',
  /** A dialog, menu or popover. */
  'shadow-over': 'var(--store-shadow-over)',
  /** A bar fixed to the bottom of the screen. */
  'shadow-bar': 'var(--store-shadow-bar)',
  /** Feedback to a press or hover. */
  'motion-fast': 'var(--store-motion-fast)',
  /** Most transitions. */
  'motion': 'var(--store-motion)',
  /** Large areas. */
  'motion-slow': 'var(--store-motion-slow)',
  /** A dialog enters; it leaves in half of this time (specification 1, section 9). */
  'motion-modal': 'var(--store-motion-modal)',
  /** Easing of everything that enters. */
  'ease-out': 'var(--store-ease-out)',
  /** Factor of every movement: 0 with reduced motion, so that only fades remain. */
  'travel': 'var(--store-travel)',
  /** Smallest height and width of what can be tapped. */
  'size-target': 'var(--store-size-target)',
  /** Widest content of a page. */
  'size-content': 'var(--store-size-content)',
  /** Height of the bar fixed to the bottom of the screen. */
  'size-bar': 'var(--store-size-bar)',
  /** z-index of fixed bars. */
  'layer-bar': 'var(--store-layer-bar)',
  /** z-index of toasts. Dialogs are above all layers, in the top layer. */
  'layer-toast': 'var(--store-layer-toast)',
} as const

/** Name of a design token without the prefix `--store-`, such as `color-ink`. */
export type TokenName = keyof typeof tokens
