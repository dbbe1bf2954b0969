import { Button, Notice } from '@store/ui'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import section from '../section/Section.module.css'
import type { AddressFormViewProps } from './AddressesSlots.ts'
import { AddressFormFields } from './AddressFormFields.tsx'
import { createAddressesPart } from './createAddressesPart.ts'

/** Renders the form of a new or saved address. */
export const AddressFormView = createAddressesPart((slots) => slots.form, OwnAddressFormView)

function OwnAddressFormView({ form, actions, messages, shared }: AddressFormViewProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const element = useRef<HTMLFormElement>(null)

  // The button that opened the form was removed with its focus, so the form takes the focus.
  useEffect(() => heading.current?.focus(), [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    void actions.save().then((field) => {
      const control = field && element.current?.elements.namedItem(field)
      if (control instanceof HTMLElement) control.focus()
    })
  }

  // `post`, so that a form submitted before hydration does not put names and addresses into the URL.
  return (
    <form
      className={section.card}
      ref={element}
      onSubmit={save}
      method="post"
      noValidate
      aria-labelledby={id}
    >
      <h2 className={section.title} id={id} ref={heading} tabIndex={-1}>
        {form.id === undefined ? messages.newAddress : messages.changeAddress}
      </h2>
      <AddressFormFields form={form} actions={actions} messages={messages} />
      <div className={section.news} role="alert">
        {form.error !== undefined && <Notice kind="bad">{messages.error(form.error)}</Notice>}
      </div>
      <div className={section.actions}>
        <Button type="submit" size="l" busy={form.isSaving}>
          {messages.save}
        </Button>
        <Button variant="quiet" unavailable={form.isSaving} onClick={actions.cancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  )
}
