export { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
export type {
  FooterAppLink,
  FooterCurrency,
  FooterGroup,
  FooterLink,
  FooterPicture,
  FooterSocialLink,
  SiteFooterProps,
} from '../SiteFooter/SiteFooterProps.ts'
