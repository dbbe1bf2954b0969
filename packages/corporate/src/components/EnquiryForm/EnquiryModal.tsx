import { mergeMessages } from '@store/ui/messages'
import { Modal } from '@store/ui/modal'
import { useEffect, useRef, useState } from 'react'
import type { CorporateMessages } from '../../messages/CorporateMessages.ts'
import { enquiryEn } from '../../messages/enquiryEn.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { EnquirySuccess } from './EnquirySuccess.tsx'

/** Props of `EnquiryModal`. */
export interface EnquiryModalProps {
  readonly open: boolean
  readonly messages: CorporateMessages
}

/** Renders the dialog of the enquiry: the form, then the result. */
export function EnquiryModal({ open, messages }: EnquiryModalProps) {
  const { state, actions } = useEnquiry()
  const words = mergeMessages(enquiryEn, messages.enquiry)
  // The key changes with each further enquiry, so that React mounts an empty form.
  const [round, setRound] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  // The pressed button has been removed, so focus moves to the first field of the empty form.
  useEffect(() => {
    if (round > 0) body.current?.querySelector('input')?.focus()
  }, [round])
  const again = () => {
    actions.again()
    setRound((before) => before + 1)
  }
  return (
    <Modal open={open} title={words.title} closeLabel={words.close} size="l" onClose={actions.close}>
      <div ref={body}>
        {state.submission.kind === 'sent' ? (
          <EnquirySuccess sent={state.submission} messages={words} onAgain={again} />
        ) : (
          <EnquiryForm key={round} messages={words} />
        )}
      </div>
    </Modal>
  )
}
