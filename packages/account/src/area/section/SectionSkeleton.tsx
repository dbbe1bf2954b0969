import { VisuallyHidden } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import { createSectionPart } from './createSectionPart.ts'
import styles from './Section.module.css'
import type { SectionSkeletonProps } from './SectionSlots.ts'

/** Renders the skeleton of a section. */
export const SectionSkeleton = createSectionPart((slots) => slots.skeleton, OwnSectionSkeleton)

function OwnSectionSkeleton({ rows, messages }: SectionSkeletonProps) {
  return (
    <div className={styles.list}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <div key={row} className={styles.card}>
          <Skeleton shape="lines" lines={3} />
        </div>
      ))}
    </div>
  )
}
