import type { AddOnGroup } from '@store/api-client/contract/catalogue'
import { ErrorBox } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import { Tabs } from '@store/ui/tabs'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { AddOnPanelState } from '../../../store/AddOnPanelState.ts'
import { AddOnCard } from '../AddOnCard/AddOnCard.tsx'
import styles from './AddOnPanel.module.css'

/** Props of `AddOnGroups`. */
export interface AddOnGroupsProps {
  readonly panel: AddOnPanelState
}

/** Renders cards under tabs in the new layout, and one list in the old one. */
export function AddOnGroups({ panel }: AddOnGroupsProps) {
  const { actions } = useProduct()
  const words = useAddOnMessages()
  const { groups, settings } = panel
  switch (groups.kind) {
    case 'none':
    case 'loading':
      return <Waiting label={words.loading} />
    case 'failed':
      return (
        <ErrorBox
          text={words.failed}
          action={{ label: words.tryAgain, onSelect: () => actions.panel()?.retry() }}
        />
      )
    case 'known':
      return settings.layout === 'old' ? (
        <List groups={groups.value} panel={panel} />
      ) : (
        <Tabs
          label={words.groups}
          tabs={groups.value.map((group) => ({
            id: group.title,
            label: group.title,
            content: <Cards group={group} panel={panel} headingLevel={3} />,
          }))}
        />
      )
  }
}

function List({
  groups,
  panel,
}: {
  readonly groups: readonly AddOnGroup[]
  readonly panel: AddOnPanelState
}) {
  return (
    <div className={styles.list}>
      {groups.map((group) => (
        <section key={group.title}>
          <h3 className={styles.heading}>{group.title}</h3>
          <Cards group={group} panel={panel} headingLevel={4} />
        </section>
      ))}
    </div>
  )
}

interface CardsProps extends AddOnGroupsProps {
  readonly group: AddOnGroup
  readonly headingLevel: 3 | 4
}

function Cards({ group, ...card }: CardsProps) {
  return (
    <ul className={styles.cards}>
      {group.items.map((item) => (
        <li key={item.id} className={styles.cell}>
          <AddOnCard item={item} {...card} />
        </li>
      ))}
    </ul>
  )
}

function Waiting({ label }: { readonly label: string }) {
  return (
    <div className={styles.cards} role="status" aria-busy="true" aria-label={label}>
      {['first', 'second', 'third', 'fourth'].map((one) => (
        <div key={one} className={styles.waiting}>
          <Skeleton shape="block" ratio="1/1" />
          <Skeleton shape="lines" lines={2} />
        </div>
      ))}
    </div>
  )
}
