export { FacebookIcon } from '../icons/FacebookIcon.tsx'
export { InstagramIcon } from '../icons/InstagramIcon.tsx'
export { LinkedInIcon } from '../icons/LinkedInIcon.tsx'
export { PinterestIcon } from '../icons/PinterestIcon.tsx'
export { TwitterIcon } from '../icons/TwitterIcon.tsx'
export { YouTubeIcon } from '../icons/YouTubeIcon.tsx'
export { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
export type {
  FooterAppLink,
  FooterCurrencySelect,
  FooterForm,
  FooterGroup,
  FooterLink,
  FooterPicture,
  FooterSocialLink,
  FooterThemeSelect,
  SiteFooterProps,
  ThemeName,
} from '../SiteFooter/SiteFooterProps.ts'
export type { ThemeSelectMessages } from '../SiteFooter/ThemeSelectMessages.ts'
