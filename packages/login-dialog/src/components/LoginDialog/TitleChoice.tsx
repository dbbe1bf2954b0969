import type { NameTitle } from '@store/api-client/contract/login'
import { useLogin } from '../../react/useLogin.ts'
import styles from './LoginDialog.module.css'
import type { StepProps } from './StepProps.ts'

/** Props of {@link TitleChoice}. */
export interface TitleChoiceProps extends Pick<StepProps<'details'>, 'first'> {
  /** The chosen title. */
  readonly chosen: NameTitle
}

/** Renders the titles of a new user as radio buttons. */
export function TitleChoice({ chosen, first }: TitleChoiceProps) {
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
