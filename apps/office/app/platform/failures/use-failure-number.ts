import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { client } from '../api/client.ts'
import { failureOf } from './failure-of.ts'

/** Tells the server of a screen that failed; the number of its line in the log, once it stands there. */
export const useFailureNumber = (error: unknown): string | undefined => {
  const { pathname } = useLocation()
  const [number, setNumber] = useState<string>()
  useEffect(() => {
    let isShown = true
    client
      .post('/office/me/failures', failureOf(error, pathname))
      .then((reply) => isShown && setNumber(reply.number))
      // Without a network, or before the sign-in, nobody can be told.
      .catch(() => {})
    return () => {
      isShown = false
    }
  }, [error, pathname])
  return number
}
