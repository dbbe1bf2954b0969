import { Image } from '../Image/Image.tsx'
import styles from './SiteFooter.module.css'
import type { FooterPicture } from './SiteFooterProps.ts'

export function FooterImage({ src, width, height, alt }: FooterPicture) {
  return <Image className={styles.image} src={src} width={width} height={height} alt={alt} loading="lazy" />
}
