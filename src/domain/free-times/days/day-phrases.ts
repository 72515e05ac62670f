import type { Locale } from '../../locale.ts';

/** What a phrase may say, as `day part`; `-` where it says nothing of the one. */
export type DayMeaning =
  | 'today evening'
  | 'today morning'
  | 'today afternoon'
  | 'tomorrow morning'
  | 'weekend -'
  | 'today -'
  | 'tomorrow -'
  | '- morning'
  | '- afternoon'
  | '- evening';

/** In each language, as people type it, without accents. */
export const DAY_PHRASES: Readonly<Record<Locale, Readonly<Record<DayMeaning, readonly string[]>>>> = {
  fr: {
    'today evening': ['ce soir'],
    'today morning': ['ce matin'],
    'today afternoon': ['cet apres-midi', 'cet apres midi'],
    'tomorrow morning': ['demain matin'],
    'weekend -': ['ce week-end', 'ce weekend', 'week-end', 'weekend'],
    'today -': ["aujourd'hui", 'aujourdhui'],
    'tomorrow -': ['demain'],
    '- morning': ['le matin', 'matin', 'matinee'],
    '- afternoon': ["l'apres-midi", 'apres-midi', 'apres midi'],
    '- evening': ['le soir', 'en soiree', 'soiree', 'soir'],
  },
  de: {
    'today evening': ['heute abend'],
    'today morning': ['heute vormittag'],
    'today afternoon': ['heute nachmittag'],
    'tomorrow morning': ['morgen fruh', 'morgen vormittag'],
    'weekend -': ['am wochenende', 'wochenende'],
    'today -': ['heute'],
    'tomorrow -': ['morgen'],
    '- morning': ['am vormittag', 'am morgen', 'vormittags', 'vormittag', 'morgens'],
    '- afternoon': ['am nachmittag', 'nachmittags', 'nachmittag'],
    '- evening': ['am abend', 'abends', 'abend'],
  },
  en: {
    'today evening': ['tonight', 'this evening'],
    'today morning': ['this morning'],
    'today afternoon': ['this afternoon'],
    'tomorrow morning': ['tomorrow morning'],
    'weekend -': ['this weekend', 'weekend'],
    'today -': ['today'],
    'tomorrow -': ['tomorrow'],
    '- morning': ['in the morning', 'morning'],
    '- afternoon': ['in the afternoon', 'afternoon'],
    '- evening': ['in the evening', 'evening'],
  },
  es: {
    'today evening': ['esta noche'],
    'today morning': [],
    'today afternoon': ['esta tarde'],
    'tomorrow morning': ['manana por la manana'],
    'weekend -': ['este fin de semana', 'fin de semana'],
    'today -': ['hoy'],
    'tomorrow -': ['manana'],
    '- morning': ['por la manana'],
    '- afternoon': ['por la tarde', 'tarde'],
    '- evening': ['por la noche', 'noche'],
  },
  it: {
    'today evening': ['stasera', 'questa sera'],
    'today morning': ['stamattina', 'questa mattina'],
    'today afternoon': ['oggi pomeriggio', 'questo pomeriggio'],
    'tomorrow morning': ['domani mattina', 'domattina'],
    'weekend -': ['questo fine settimana', 'fine settimana'],
    'today -': ['oggi'],
    'tomorrow -': ['domani'],
    '- morning': ['di mattina', 'al mattino', 'mattina', 'mattino'],
    '- afternoon': ['di pomeriggio', 'nel pomeriggio', 'pomeriggio'],
    '- evening': ['di sera', 'la sera', 'sera'],
  },
};
