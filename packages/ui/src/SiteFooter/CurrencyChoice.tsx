import { type FormEvent, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import styles from './SiteFooter.module.css'
import type { FooterCurrencySelect } from './SiteFooterProps.ts'

export function CurrencyChoice({ form, onChange, ...select }: FooterCurrencySelect) {
  const [chosen, setChosen] = useState(select.value)
  const [shown, setShown] = useState(select.value)
  // The select follows a change of the currency in another tab.
  if (shown !== select.value) {
    setShown(select.value)
    setChosen(select.value)
  }
  // Without a form, the choice is reported immediately and the host controls the value.
  if (!form) return <SelectField {...select} onChange={(value) => onChange?.(value)} />
  const choose = (value: string) => {
    setChosen(value)
    onChange?.(value)
  }
  const send = (event: FormEvent) => {
    if (!form.onSubmit) return
    event.preventDefault()
    form.onSubmit(chosen)
  }
  return (
    <form className={styles.form} method="post" action={form.action} onSubmit={send}>
      <SelectField {...select} value={chosen} name={form.name} onChange={choose} />
      <Button type="submit" variant="secondary">
        {form.submit}
      </Button>
    </form>
  )
}
