import { Text } from '@react-email/text'
import type { ReactNode } from 'react'

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={{ color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' }}>
      {children}
    </Text>
  )
}

/** A list that also reads well as plain text. */
export function Points({ points }: { points: string[] }) {
  return points.map((point) => (
    <Text
      key={point}
      className="ink"
      style={{ color: '#1b2540', fontSize: '15px', lineHeight: '22px', margin: '0 0 8px', paddingLeft: '14px' }}
    >
      • {point}
    </Text>
  ))
}
