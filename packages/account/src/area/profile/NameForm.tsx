import { Button, Notice, TextField } from '@store/ui'
import { SelectField } from '@store/ui/select-field'
import { type FormEvent, useEffect, useRef } from 'react'
import section from '../section/Section.module.css'
import { createProfilePart } from './createProfilePart.ts'
import styles from './Profile.module.css'
import type { NameFormProps } from './ProfileSlots.ts'
import { nameTitles } from './parseProfileDraft.ts'

/** Renders the form of title and name. */
export const NameForm = createProfilePart((slots) => slots.nameForm, OwnNameForm)

function OwnNameForm({ edit, actions, messages, shared }: NameFormProps) {
  const name = useRef<HTMLInputElement>(null)

  // The button that opened the form was removed with its focus, so the form takes the focus.
  useEffect(() => name.current?.focus(), [])

  const save = (event: FormEvent) => {
    event.preventDefault()
    void actions.save().then((isSaved) => {
      if (!isSaved) name.current?.focus()
    })
  }

  return (
    <form className={section.group} onSubmit={save} method="post" noValidate>
      <div className={styles.name}>
        <SelectField
          label={messages.title}
          name="title"
          value={edit.title}
          options={nameTitles.map((title) => ({ value: title, text: messages.titleOption(title) }))}
          onChange={(chosen) => {
            const title = nameTitles.find((known) => known === chosen)
            if (title) actions.type({ title })
          }}
          autoComplete="honorific-prefix"
        />
        <TextField
          ref={name}
          label={messages.name}
          name="fullName"
          value={edit.name}
          error={edit.nameError && messages.nameError(edit.nameError)}
          onChange={(text) => actions.type({ name: text })}
          autoComplete="name"
          autoCapitalize="words"
          required
        />
      </div>
      <div className={section.news} role="alert">
        {edit.error !== undefined && <Notice kind="bad">{messages.error(edit.error)}</Notice>}
      </div>
      <div className={section.actions}>
        <Button type="submit" busy={edit.isSaving}>
          {messages.save}
        </Button>
        <Button variant="quiet" unavailable={edit.isSaving} onClick={actions.cancel}>
          {shared.cancel}
        </Button>
      </div>
    </form>
  )
}
