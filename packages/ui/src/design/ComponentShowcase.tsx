import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { HeartIcon } from '../icons/HeartIcon.tsx'
import { Notice } from '../Notice/Notice.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Price } from '../Price/Price.tsx'
import { QuantityStepper, type QuantityStepperLabels } from '../QuantityStepper/QuantityStepper.tsx'
import { Rating } from '../Rating/Rating.tsx'
import styles from './ComponentShowcase.module.css'
import { drawSampleBouquet } from './drawSampleBouquet.ts'

/** Props of {@link ComponentShowcase}. */
export interface ComponentShowcaseProps {
  /** Called with the number of units added to the cart. */
  readonly onAdd: (count: number) => void
  readonly messages: {
    readonly title: string
    readonly picture: string
    readonly pictureFailed: string
    readonly rating: string
    readonly listPrice: string
    readonly off: string
    readonly arrives: string
    readonly add: string
    readonly like: string
    readonly limit: string
    readonly quantity: QuantityStepperLabels
  }
}

/** Showcase of a few components side by side. */
export function ComponentShowcase({ onAdd, messages }: ComponentShowcaseProps) {
  const [count, setCount] = useState(2)
  const [isLiked, setLiked] = useState(false)
  return (
    <div className={styles.window}>
      <div className={styles.picture}>
        <Picture
          src={posy}
          width={800}
          height={1000}
          ratio="4/5"
          alt={messages.picture}
          errorText={messages.pictureFailed}
          loading="eager"
        />
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <p className={styles.title}>{messages.title}</p>
          <IconButton
            icon={<HeartIcon filled={isLiked} />}
            label={messages.like}
            pressed={isLiked}
            onClick={() => setLiked(!isLiked)}
          />
        </div>
        <Rating value={4.6} text={messages.rating} />
        <Price
          size="l"
          amount="₹1,299"
          listAmount="₹1,599"
          listPriceLabel={messages.listPrice}
          percentOff={messages.off}
        />
        <Notice kind="good">{messages.arrives}</Notice>
        <div className={styles.buy}>
          <QuantityStepper
            value={count}
            min={1}
            max={10}
            onChange={setCount}
            limitText={messages.limit}
            labels={messages.quantity}
          />
          <Button onClick={() => onAdd(count)}>{messages.add}</Button>
        </div>
      </div>
    </div>
  )
}

const posy = drawSampleBouquet()
