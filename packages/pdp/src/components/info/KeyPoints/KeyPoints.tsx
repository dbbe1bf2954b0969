import type { KeyPoint } from '@store/api-client/contract/catalogue'
import links from '../../LinkList/LinkList.module.css'
import styles from '../Offers/Offers.module.css'
import icons from './KeyPoints.module.css'

/** Props of `KeyPoints`. */
export interface KeyPointsProps {
  /** The key points to list. */
  readonly points: readonly KeyPoint[]
}

/** Renders the key points of a plant, each with its icon (specification 2, section 2). */
export function KeyPoints({ points }: KeyPointsProps) {
  return (
    <ul className={links.links}>
      {points.map(({ icon, text }) => (
        <li key={text} className={styles.line}>
          <svg
            className={icons.icon}
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentcolor"
            strokeWidth="1.75"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d={shapes[icon]} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

const shapes: Readonly<Record<KeyPoint['icon'], string>> = {
  light:
    'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-5v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  water: 'M12 3.5c3.5 4.2 5.5 7.2 5.5 9.8a5.5 5.5 0 0 1-11 0c0-2.6 2-5.6 5.5-9.800Z',
  pet: 'M8 13.500c0-2 1.8-3 4-3s4 1 4 3c0 1.6 2 2.4 2 4.2 0 1.7-1.6 2.8-3.2 2.3-1.8-.6-3.8-.6-5.6 0C7.6 20.5 6 19.4 6 17.700c0-1.8 2-2.6 2-4.200ZM5 11.500v-1M9 7V5.500M15 7V5.500M19 11.500v-1',
  air: 'M3 9h10.500a2.5 2.5 0 1 0-2.4-3.200M3 13h15.500a2.5 2.5 0 1 1-2.4 3.200M3 17h8',
  size: 'M12 3v18m0-18L9 6m3-3 3 3m-3 15-3-3m3 3 3-3',
}
