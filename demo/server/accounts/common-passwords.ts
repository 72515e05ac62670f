/** Passwords of eight characters and more that lists of leaked ones begin with, in lower case. */
const COMMON: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 0987654321 987654321 87654321 11223344 1122334455 112233445566
  12341234 123123123 123456123 123456abc 123456qwerty 1234qwer 12qwaszx 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2
  1qaz2wsx3edc 147258369 789456123 741852963 159753456 31415926 20202020 19871987 abc12345 abcd1234 abcdefgh abcdefg1 a1234567
  a12345678 a123456789 aa123456 aa12345678 admin123 admin1234 administrator administrateur adminadmin azerty12 azerty123 azerty1234
  azertyui azertyuiop azertyuiop123 asdfasdf asdfghjk asdfghjkl asdf1234 asdfqwer baseball baseball1 basketball batman123
  beautiful bienvenue bienvenido bonjour1 bonjour123 butterfly camille1 carolina changeme changeme1 changeme123 charlie1
  chocolat chocolate chouchou computer corvette cristina daniel12 default1 dolphins doudou123 doudoune dragon12 einstein elephant
  facebook facebook1 familie1 football football1 france98 freedom1 friends1 geheim123 gfhjkm123 google123 guest123 hallo123 hallo1234
  hello123 hello1234 hellohello hola1234 iloveyou iloveyou1 iloveyou2 internet isabelle jennifer jessica1 jordan23 jesuschrist
  juventus killer123 kennwort letmein1 letmein123 liverpool liverpool1 lovelove loveyou1 loulou123 marseille master123 maverick
  melanie1 mercedes metallica michelle michael1 minecraft monkey123 monmotdepasse motdepasse motdepasse1 mustang1 mypassword
  naruto123 nathalie nicholas nicolas1 passion1 passport passw0rd passw0rd1 passwort passwort1 passwort123 password password! password1
  password12 password123 password1234 password2 password2024 password2025 password2026 pa55word p@ssw0rd p@ssword p@55w0rd
  patricia pokemon1 pokemon123 princesa princess princess1 princesse q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 qwer1234 qwerqwer
  qwert123 qwertz123 qwertzui qwertzuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123
  realmadrid ronaldo7 root1234 samantha samsung1 schalke04 schatz123 secret123 security service1 shadow123 simpsons skywalker
  snoopy12 soleil123 spiderman starwars starwars1 steelers student1 summer2024 summer2025 summer2026 sunshine sunshine1 superman
  superman1 superstar swordfish sylvester temp1234 tequiero teiubesc test1234 test12345 testtest thomas123 trustno1 undertaker
  user1234 valentin valentina veronica victoria victoria1 volleyball volkswagen welcome1 welcome12 welcome123 welcome1234 whatever
  willkommen willkommen1 william1 winter2024 winter2025 winter2026 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123 zxcvbnm,`.split(
    /\s+/,
  ),
);

interface Circumstances {
  readonly email?: string;
  readonly company: string;
}

/** Whether a password is among the first that are tried: a common one, one character again and again, or who and where it is for. */
export function isCommonPassword(password: string, { email = '', company }: Circumstances): boolean {
  const plain = password.toLowerCase();
  const near = [email, email.split('@')[0] ?? '', company, company.replaceAll(/\s/g, '')];
  return (
    COMMON.has(plain) ||
    /^(.)\1*$/su.test(plain) ||
    near.some((word) => word !== '' && word.toLowerCase() === plain)
  );
}
