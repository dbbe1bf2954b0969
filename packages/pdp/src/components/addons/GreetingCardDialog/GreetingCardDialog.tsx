import {
  greetingCardMaxCodeUnits,
  greetingCardTextLimit,
  parseGreetingCardText,
} from '@store/api-client/contract/rules/cardText'
import { Button, ErrorBox } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { SelectField } from '@store/ui/select-field'
import { TextArea } from '@store/ui/text-area'
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import type { GreetingCardDraft } from '../../../store/AddOnPanelState.ts'
import type { AddOnDetailsDialogProps } from '../AddOnDetailsDialogProps.ts'
import styles from './GreetingCardDialog.module.css'
import { GreetingCardPreview } from './GreetingCardPreview.tsx'

const emptyCard: GreetingCardDraft = { occasion: '', text: '' }

/**
 * Renders the dialog for the occasion and text of a card, with a preview of the printed card (specification 2, section
 * 5).
 */
export function GreetingCardDialog({ item, panel, open, onClose, onSubmit }: AddOnDetailsDialogProps) {
  const { actions } = useProduct()
  const words = useAddOnMessages()
  const form = useId()
  const select = useRef<HTMLSelectElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useProductState(({ cardDrafts }) => cardDrafts?.[item.id]) ?? emptyCard
  const { occasion: chosen, text: typed } = draft
  const [isTried, setIsTried] = useState(false)
  const write = (changed: Partial<GreetingCardDraft>) =>
    actions.panel()?.writeCard(item.id, { ...draft, ...changed })
  const { occasions } = panel
  const known = occasions.kind === 'known' ? occasions.value : []
  const occasion = known.find(({ id }) => String(id) === chosen)
  const text = parseGreetingCardText(typed)
  const textFault = text.hasRefused
    ? words.card.refused
    : text.isTooLong
      ? words.card.tooLong(greetingCardTextLimit)
      : undefined

  // The occasions are loaded when a card is first opened; the panel opens without them.
  useEffect(() => {
    if (open) actions.panel()?.loadOccasions()
  }, [open, actions])

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsTried(true)
    if (!occasion) return select.current?.focus()
    if (textFault) return area.current?.focus()
    onSubmit({ occasion: occasion.id, ...(typed.trim() !== '' && { text: typed.trim() }) })
    onClose()
  }

  return (
    <Modal
      open={open}
      title={words.card.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <Button type="submit" form={form}>
          {words.card.done}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {occasions.kind === 'failed' && (
          <ErrorBox
            text={words.failed}
            action={{ label: words.tryAgain, onSelect: () => actions.panel()?.loadOccasions() }}
          />
        )}
        <SelectField
          ref={select}
          label={words.card.occasion}
          required
          value={chosen}
          options={[
            { value: '', text: words.card.choose },
            ...known.map(({ id, name }) => ({ value: String(id), text: name })),
          ]}
          error={isTried && !occasion ? words.card.invalid : undefined}
          onChange={(occasion) => write({ occasion })}
        />
        <TextArea
          ref={area}
          label={words.card.message}
          labelNote={words.card.optional}
          value={typed}
          counter={words.card.counter(text.count, greetingCardTextLimit)}
          error={textFault}
          maxLength={greetingCardMaxCodeUnits}
          onChange={(text) => write({ text })}
        />
        <GreetingCardPreview occasion={occasion?.name} text={text} />
      </form>
    </Modal>
  )
}
