import type { NameTitle } from '@store/api-client/contract/login'
import { createLoginPart } from '../../react/createLoginPart.ts'
import type { PersonTitleChoiceProps } from '../../react/LoginPartProps.ts'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'

/** Renders the titles of a new user as radio buttons. */
export const PersonTitleChoice = createLoginPart((slots) => slots.titleChoice, OwnTitleChoice)

function OwnTitleChoice({ chosen, first }: PersonTitleChoiceProps) {
  const { actions, messages } = useLogin()
  return (
    <fieldset className={styles.titles}>
      <legend className={styles.legend}>{messages.title}</legend>
      {titles.map((title) => (
        <label className={styles.title} key={title}>
          <input
            ref={title === chosen ? first : undefined}
            className={styles.radio}
            type="radio"
            name="title"
            value={title}
            checked={title === chosen}
            onChange={() => actions.chooseTitle(title)}
          />
          <span className={styles.titleFace}>{messages.titleOption(title)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const titles: readonly NameTitle[] = ['Ms.', 'Mrs.', 'Mr.']
