/** What is said where a text on a gift or a card holds other signs (specification 1, section 5). */
export const acceptedCharactersMessage = 'Accepted characters: letters, digits, space and - _ @ ( ) ! / &.'
