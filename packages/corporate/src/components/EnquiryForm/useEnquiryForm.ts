import { type FormStore, focus, getInput, handleSubmit, setErrors, setInput, useForm } from '@formisch/react'
import { type EnquiryError, enquiryFields } from '@store/api-client/contract/rules/enquiryFields'
import { enquiryForm } from '@store/api-client/contract/rules/enquiryForm'
import { type FormEvent, useRef } from 'react'
import type { InferOutput } from 'valibot'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'

/** The enquiry form's state, as its library keeps it. */
export type EnquiryFormStore = FormStore<typeof enquiryForm>

/** The form by the contract's own rules: all faults at once, focus on the first, and the server's word at its field. */
export function useEnquiryForm(messages: EnquiryMessages) {
  const { store, actions } = useEnquiry()
  const { productUrl: _, ...typed } = store.getState().values
  const form = useForm({
    schema: enquiryForm,
    initialInput: { ...typed, captcha: '', isByMail: false },
  })
  /** The field no person sees. */
  const website = useRef<HTMLInputElement>(null)

  const submit = handleSubmit(form, async (output: InferOutput<typeof enquiryForm>) => {
    const refused = await actions.submit({ ...output, website: website.current?.value ?? '' })
    if (!refused) return
    const { field, message } = refused
    // What was read in the last picture helps nobody with the next one.
    if (field === 'captcha') setInput(form, { path: ['captcha'], input: '' })
    setErrors(form, { path: [field], errors: [field === 'captcha' ? 'captcha' : message] })
    focus(form, { path: [field] })
  })

  return {
    form,
    website,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit()
    },
    /** Keeps what stands in the fields now. */
    keep: () => {
      const { name = '', mobile = '', email = '', quantity = '', company = '' } = getInput(form)
      actions.type({ name, mobile, email, quantity, company })
    },
    /** Words of a fault, or the server's own. */
    wordsOf: (errors: readonly string[] | null): string | undefined => {
      const [first] = errors ?? []
      if (first === undefined) return undefined
      return isFault(first) ? messages.fieldError(first) : first
    },
  }
}

const faults: readonly string[] = [...enquiryFields, 'notWhole', 'tooMany'] satisfies EnquiryError[]

const isFault = (text: string): text is EnquiryError => faults.includes(text)
