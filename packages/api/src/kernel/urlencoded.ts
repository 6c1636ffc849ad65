import { parse } from 'node:querystring'
import { fail } from './errors.ts'

/** Files travel in multipart only; no form of ours comes near this. */
export const urlencodedLimit = 64 * 1024
const mostPairs = 300

/** Refused by counting alone: whatever parses it next may take more than linear time. */
export const checkPairs = (text: string): void => {
  let pairs = 1
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1))
    if (++pairs > mostPairs) fail('too_large', 'This form has too many fields.')
}

/**
 * The names and values of an urlencoded body. Not by `URLSearchParams`, which in Node 24 and 26 takes quadratic time for
 * names without `=`: one body of `a&a&…` would stop the server for minutes.
 */
export const urlencodedPairs = (bytes: Uint8Array): [name: string, value: string][] => {
  const text = new TextDecoder().decode(bytes)
  checkPairs(text)
  // The parser's own limit drops the rest without a word, so it is off.
  return Object.entries(parse(text, '&', '=', { maxKeys: 0 })).flatMap(([name, value = '']) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
}

/** The fields of an urlencoded body; of a repeated one the last. */
export const parseUrlencoded = (bytes: Uint8Array): Map<string, string> => new Map(urlencodedPairs(bytes))
