/** Returns all variants of the text with two neighbouring letters swapped, such as delhi for dehli. */
export function listLetterSwaps(text: string): readonly string[] {
  const letters = [...text]
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    )
}
