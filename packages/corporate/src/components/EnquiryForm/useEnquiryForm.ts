import {
  type EnquiryError,
  type EnquiryField,
  enquiryFields,
} from '@store/api-client/contract/rules/enquiryFields'
import { enquiryFormSchema } from '@store/api-client/contract/rules/enquiryFormSchema'
import { type FormEvent, useState } from 'react'
import { flatten, type InferInput, safeParse } from 'valibot'
import type { EnquiryMessages } from '../../messages/EnquiryMessages.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import type { EnquiryValues } from '../../store/EnquiryValues.ts'
import { enquiryFieldNames } from './enquiryFieldNames.ts'

/** The enquiry form: its values, its errors, and the handlers of its fields. */
export type UseEnquiryFormResult = ReturnType<typeof useEnquiryForm>

/** Errors of the fields: names of violated rules, or messages from the server. */
type FieldErrors = Readonly<Partial<Record<EnquiryField, string>>>

/**
 * Returns the form with the contract's own rules: on submit it shows all errors together and focuses the first, and
 * from then on it validates every change. The server's error is shown at its field.
 */
export function useEnquiryForm(messages: EnquiryMessages) {
  const { state, store, actions } = useEnquiry()
  // The captcha is valid for one attempt, so the store does not keep its solution.
  const [captcha, setCaptcha] = useState('')
  const [isByMail, setByMail] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})

  const validate = (change: Partial<InferInput<typeof enquiryFormSchema>> = {}) => {
    const result = safeParse(enquiryFormSchema, { ...store.getState().values, captcha, isByMail, ...change })
    return result.success ? { output: result.output, errors: {} } : { errors: firstErrors(result.issues) }
  }
  const revalidate = (change: Parameters<typeof validate>[0]) => {
    if (isSubmitted) setErrors(validate(change).errors)
  }

  const submit = async (form: HTMLFormElement) => {
    setSubmitted(true)
    const show = (found: FieldErrors) => {
      setErrors(found)
      const first = enquiryFields.find((field) => found[field] !== undefined)
      if (first) form.querySelector<HTMLElement>(`[name="${enquiryFieldNames[first]}"]`)?.focus()
    }
    const { output, errors: found } = validate()
    show(found)
    if (!output) return
    const website = String(new FormData(form).get('website') ?? '')
    const refused = await actions.submit({ ...output, website })
    if (!refused) return
    const { field, message } = refused
    // The former answer does not match the next captcha image.
    if (field === 'captcha') setCaptcha('')
    show({ [field]: field === 'captcha' ? 'captcha' : message })
  }

  return {
    values: state.values,
    captcha,
    isByMail,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    type: (change: Partial<EnquiryValues>) => {
      actions.type(change)
      revalidate(change)
    },
    typeCaptcha: (typed: string) => {
      setCaptcha(typed)
      revalidate({ captcha: typed })
    },
    chooseMail: (isChosen: boolean) => {
      setByMail(isChosen)
      revalidate({ isByMail: isChosen })
    },
    /** Returns the message of a field's error. */
    errorOf: (field: EnquiryField): string | undefined => {
      const error = errors[field]
      return error !== undefined && isRule(error) ? messages.fieldError(error) : error
    },
  }
}

function firstErrors(issues: Parameters<typeof flatten<typeof enquiryFormSchema>>[0]): FieldErrors {
  const { nested = {} } = flatten<typeof enquiryFormSchema>(issues)
  return Object.fromEntries(
    enquiryFields.flatMap((field) => nested[field]?.slice(0, 1).map((error) => [field, error]) ?? []),
  )
}

const rules: readonly string[] = [...enquiryFields, 'notWhole', 'tooMany'] satisfies EnquiryError[]

const isRule = (text: string): text is EnquiryError => rules.includes(text)
