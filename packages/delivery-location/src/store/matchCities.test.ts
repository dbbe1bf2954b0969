import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matchCities } from './matchCities.ts'

const cities = ['Bengaluru', 'Belagavi', 'Bhopal', 'Bhubaneswar', 'Bareilly', 'Bīkaner'].map((city) => ({
  city,
}))
const names = (typed: string) => matchCities(cities, typed).map(({ city }) => city)

it('filters cities from 2 typed characters on', () => {
  expect(names('z')).toEqual(cities.map(({ city }) => city))
  expect(names('zz')).toEqual([])
  expect(names(' bh ')).toEqual(['Bhopal', 'Bhubaneswar'])
})

it.each([
  ['Bengluru', 'Bengaluru'],
  ['Bhubanesvar', 'Bhubaneswar'],
  ['Bohpal', 'Bhopal'],
  ['Belagaavi', 'Belagavi'],
  ['Bhuubane', 'Bhubaneswar'],
  ['bikaner', 'Bīkaner'],
])('finds a city despite a typo: %s', (typed, city) => {
  expect(names(typed)).toEqual([city])
})

it('finds a city by a later word of its name, and keeps the order of the cities', () => {
  const all = ['New Delhi', 'Pimpri-Chinchwad', 'Dehradun', 'Chinsurah'].map((city) => ({ city }))
  expect(matchCities(all, 'de').map(({ city }) => city)).toEqual(['New Delhi', 'Dehradun'])
  expect(matchCities(all, 'chin').map(({ city }) => city)).toEqual(['Pimpri-Chinchwad', 'Chinsurah'])
  expect(matchCities(all, 'elhi')).toEqual([])
})

it('ranks cities with the exact prefix before those with a typo', () => {
  const near = [{ city: 'Amravati' }, { city: 'Amritsar' }, { city: 'Amriya' }]
  expect(matchCities(near, 'Amri').map(({ city }) => city)).toEqual(['Amritsar', 'Amriya', 'Amravati'])
})

it.each(['Zürich', 'Bohxyz', 'Boxpal', 'Bxhpal'])('finds no city when nothing matches: %s', (typed) => {
  expect(names(typed)).toEqual([])
})

it('finds every city by each of its prefixes, among the first results and only once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[A-Za-z]{2,12}$/), {
        minLength: 1,
        selector: (name) => name.toLowerCase(),
      }),
      fc.nat(),
      fc.nat(),
      (all, which, length) => {
        const city = all[which % all.length] ?? ''
        const typed = city.slice(0, 2 + (length % (city.length - 1)))
        const found = matchCities(
          all.map((name) => ({ city: name })),
          typed,
        ).map((one) => one.city)
        expect(found).toContain(city)
        expect(new Set(found).size).toBe(found.length)
        const begins = found.map((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
        expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)))
      },
    ),
  )
})
