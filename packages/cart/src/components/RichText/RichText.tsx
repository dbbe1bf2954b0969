import type { Cart } from '@store/api-client/contract/cart'
import { Link } from '@store/ui'
import { Fragment, type ReactNode } from 'react'
import styles from './RichText.module.css'

type Rich = Cart['chargeMessage']

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** Rich text as the contract parsed it. */
  readonly text: Rich
}

/** Renders rich text from the server as elements, never as markup. */
export function RichText({ text }: RichTextProps) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words have no other name, and never move.
  return text.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>)
}

function draw(node: Rich[number]): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'break':
      return <br />
    case 'strong':
      return (
        <strong className={styles.strong}>
          <RichText text={node.children} />
        </strong>
      )
    case 'emphasis':
      return (
        <em className={styles.emphasis}>
          <RichText text={node.children} />
        </em>
      )
    case 'link':
      return (
        <Link className={styles.link} href={node.href}>
          <RichText text={node.children} />
        </Link>
      )
  }
}
