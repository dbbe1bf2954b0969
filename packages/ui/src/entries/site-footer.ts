export { FacebookIcon } from '../icons/FacebookIcon.tsx'
export { InstagramIcon } from '../icons/InstagramIcon.tsx'
export { LinkedInIcon } from '../icons/LinkedInIcon.tsx'
export { PinterestIcon } from '../icons/PinterestIcon.tsx'
export { TwitterIcon } from '../icons/TwitterIcon.tsx'
export { YouTubeIcon } from '../icons/YouTubeIcon.tsx'
export type { FooterThemeMessages } from '../SiteFooter/FooterThemeMessages.ts'
export { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
export type {
  FooterAppLink,
  FooterCurrency,
  FooterForm,
  FooterGroup,
  FooterLink,
  FooterPicture,
  FooterSocialLink,
  FooterTheme,
  FooterThemeName,
  SiteFooterProps,
} from '../SiteFooter/SiteFooterProps.ts'
