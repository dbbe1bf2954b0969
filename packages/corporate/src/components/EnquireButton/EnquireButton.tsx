import { Button } from '@store/ui'
import type { MouseEvent } from 'react'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'

/** Renders the button that opens the form; without JavaScript it links to the section with the e-mail address. */
export const EnquireButton = createCorporatePart((slots) => slots.enquireButton, OwnEnquireButton)

function OwnEnquireButton() {
  const { actions, messages } = useEnquiry()
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    actions.open()
  }
  return (
    <Button href="#enquiry" size="l" hasPopup="dialog" onClick={open}>
      {messages.landing.enquire}
    </Button>
  )
}
