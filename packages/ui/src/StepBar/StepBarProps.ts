/** One step of a {@link StepBar}. */
export interface StepItem {
  /** Its own name among the steps. */
  readonly id: string
  /** What is chosen in it. */
  readonly title: string
  /** `done` and `open` can be gone to, `current` is where one is, `locked` cannot be gone to yet. */
  readonly state: 'done' | 'current' | 'open' | 'locked'
  /** How far it is, such as "2 of 3 chosen". */
  readonly count?: string | undefined
  /** Why it is locked, such as "Choose 2 more first". */
  readonly reason?: string | undefined
}

/** Words of a {@link StepBar}. */
export interface StepBarMessages {
  /** Where one is, such as "Step 2 of 4"; both counted from 1. */
  readonly position: (step: number, of: number) => string
  /** Read out with a step that is done. */
  readonly done: string
}

/** What {@link StepBar} takes. */
export interface StepBarProps {
  /** The steps in their order; one of them is current. */
  readonly steps: readonly StepItem[]
  /** Name of the whole, such as "Your hamper". */
  readonly label: string
  /** Its words. */
  readonly messages: StepBarMessages
  /** Called with the id of the step to go to; without it the steps only show. */
  readonly onStep?: ((id: string) => void) | undefined
}
