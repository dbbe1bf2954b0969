import type { CorporateContactProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import { EnquireButton } from '../EnquireButton/EnquireButton.tsx'
import { Section } from '../Section/Section.tsx'
import styles from './CorporateContact.module.css'

/** Renders the section with the button that opens the form, and the e-mail address. */
export const CorporateContact = createCorporatePart((slots) => slots.contact, OwnCorporateContact)

function OwnCorporateContact({ contactEmail }: CorporateContactProps) {
  const words = useEnquiry().messages.landing
  return (
    <Section heading={words.contact} id="enquiry">
      <div className={styles.contact}>
        <EnquireButton />
        {contactEmail !== undefined && (
          <p className={styles.write}>
            {words.write}{' '}
            <a className={styles.link} href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </p>
        )}
      </div>
    </Section>
  )
}
