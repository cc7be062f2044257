<?php
declare(strict_types=1);

// Envoie par e-mail ce que reçoit le formulaire « Demande de Devis ». PHP 8.1 suffit, sans extension.
// La création du site met ici ce que disent entreprise.yaml et formulaire.yaml (src/build/quoteScript.ts).
define('SITE', json_decode(<<<'JSON'
    @site@
    JSON, true));

// Retient ce que PHP afficherait de lui-même : un avertissement rendrait la réponse illisible.
ob_start();

/** Ce qui est écrit dans un champ ne peut pas imiter la ligne d’un autre. */
function oneLine(string $text): string
{
    return trim(preg_replace('/[\x00-\x20]+/', ' ', $text));
}

/** Sans ce qui n’est pas de l’UTF-8, que PCRE et les messageries refusent. */
function utf8(string $text): string
{
    return json_decode(json_encode($text, JSON_INVALID_UTF8_SUBSTITUTE));
}

/** Le début d’un texte : un en-tête sans fin serait refusé. */
function short(string $text): string
{
    return preg_replace('/^(.{60}).+/su', '$1…', $text);
}

/** En mots codés d’au plus 75 caractères, un par ligne (RFC 2047) : rien de ce qui est écrit n’y est un en-tête. */
function encodedHeader(string $text): string
{
    preg_match_all('/.{1,9}/su', $text, $parts);
    return implode("\r\n ", array_map(fn (string $part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts[0]));
}

/** Ce qui est à un seul abonné : une adresse IPv4, ou la première moitié d’une adresse IPv6. */
function subscriber(string $address): string
{
    $bytes = (string) inet_pton($address);
    $half = substr($bytes, 0, 8);
    // Une adresse IPv4 peut être écrite à la fin d’une adresse IPv6 : ::ffff:192.0.2.1, ou 64:ff9b::192.0.2.1 (RFC 6052).
    $isIPv4 = in_array($half, [str_repeat("\0", 8), "\0\x64\xff\x9b\0\0\0\0"], true);
    return $isIPv4 ? substr($bytes, -4) : $half;
}

/**
 * Si cette adresse a déjà trop envoyé. Un fichier temporaire les compte pendant une heure, par des empreintes dont le sel
 * ne sert que cette heure. Là où il ne peut pas être écrit, rien n’est limité.
 */
function isTooMuch(): bool
{
    umask(0077);
    $file = @fopen(sys_get_temp_dir() . '/devis-' . md5(__FILE__), 'c+');
    if (!$file || !flock($file, LOCK_EX)) {
        return false;
    }
    $hour = json_decode(stream_get_contents($file), true);
    if (($hour['start'] ?? 0) <= time() - 3600) {
        $hour = ['start' => time(), 'salt' => bin2hex(random_bytes(16)), 'counts' => []];
    }
    $sender = hash_hmac('sha256', subscriber($_SERVER['REMOTE_ADDR']), $hour['salt']);
    $count = $hour['counts'][$sender] = ($hour['counts'][$sender] ?? 0) + 1;
    ftruncate($file, 0);
    rewind($file);
    fwrite($file, json_encode($hour));
    fclose($file);
    // Tout un bureau, ou tous ceux qu’un même proxy amène, peuvent n’avoir qu’une adresse.
    return $count > 20;
}

/** Des hébergeurs refusent l’adresse de retour, cinquième paramètre, ou n’ont pas « mail ». */
function isSent(array $mail): bool
{
    foreach ([['-f' . SITE['sender']], []] as $envelope) {
        try {
            if (mail(...$mail, ...$envelope)) {
                return true;
            }
        } catch (Error) {
        }
    }
    return false;
}

function isForScript(): bool
{
    return str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json');
}

function redirect(string $address): never
{
    header("Location: $address", true, 303);
    exit();
}

/** Répond aux scripts du site, qui ne vident le formulaire que s’ils lisent « ok », ou à un visiteur sans JavaScript. */
function answer(int $status, string $title, string $text): never
{
    ob_clean();
    http_response_code($status);
    header('Cache-Control: no-store');
    if (isForScript()) {
        header('Content-Type: application/json');
        exit(json_encode(['ok' => $status === 200]));
    }
    header('Content-Type: text/html; charset=utf-8');
    exit(<<<HTML
        <!doctype html>
        <html lang="fr">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="robots" content="noindex">
        <title>$title</title>
        <h1>$title</h1>
        <p>$text</p>
        </html>

        HTML);
}

function answerSent(): never
{
    $contact = '<a href="' . SITE['contact'] . '">Revenir à la page Contact</a>';
    answer(200, 'Votre demande est envoyée', "Nous vous répondons à l’adresse que vous avez indiquée. $contact");
}

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    isset($_GET['envoyee']) ? answerSent() : redirect(SITE['contact']);
}
$typed = [];
foreach ([...array_keys(SITE['labels']), 'website'] as $name) {
    $typed[$name] = is_string($_POST[$name] ?? null) ? $_POST[$name] : '';
}
$back = 'Revenez à la page précédente : votre navigateur y garde ce que vous avez écrit. ' . SITE['otherWays'];
// Ce que le navigateur laisse passer est pris : un nom fait d’espaces est un nom.
foreach (SITE['required'] as $name) {
    if ($typed[$name] === '') {
        answer(422, 'Votre demande est incomplète', 'Rien n’a été envoyé. Il manque : ' . SITE['labels'][$name] . ". $back");
    }
}

if (isTooMuch()) {
    answer(429, 'Votre demande n’est pas partie', "Trop de demandes sont venues de votre connexion. Réessayez dans une heure. $back");
}

$email = trim($typed['email']);
$isAddress = filter_var($email, FILTER_VALIDATE_EMAIL) !== false;
$typed['subject'] = SITE['projects'][$typed['subject']] ?? '';
$hostOf = fn (string $address) => parse_url($address, PHP_URL_HOST);
$origin = $hostOf($_SERVER['HTTP_ORIGIN'] ?? '');
$own = [$hostOf(SITE['url']), $hostOf('//' . ($_SERVER['HTTP_HOST'] ?? ''))];
// Rien n’est jeté : le destinataire juge.
$doubts = array_keys(array_filter([
    'un champ que personne ne voit est rempli, par un robot ou un programme.' => $typed['website'] !== '',
    'la demande a été envoyée sans ouvrir la page, par un robot ou un programme.' => !isset($_POST['website']),
    'la demande vient de la page d’un autre site.' => $origin && !in_array($origin, $own, true),
    'répondre à ce message n’écrit pas à cette personne ; voyez son adresse ci-dessous.' => !$isAddress,
]));
// Le nom est dans l’objet : deux e-mails du même objet seraient une seule conversation.
$subject = ($doubts ? '[à vérifier] ' : '') . SITE['subject'] . ' : ' . short(utf8(oneLine($typed['name']) ?: oneLine($email)))
    . ($typed['subject'] === '' ? '' : " – $typed[subject]");
$lines = array_map(fn (string $doubt) => "À vérifier : $doubt\r\n", $doubts);
foreach (SITE['labels'] as $name => $label) {
    $lines[] = $name === 'message'
        ? "\r\n$label :\r\n" . trim($typed[$name])
        : "$label : " . (oneLine($typed[$name]) ?: SITE['emptyValue']);
}
$isSent = isSent([
    SITE['receiver'],
    encodedHeader($subject),
    chunk_split(base64_encode(implode("\r\n", $lines))),
    [
        'From' => SITE['sender'],
        // Sans eux, qu’un serveur n’ajoute pas toujours, de grandes messageries refusent un e-mail.
        'Date' => date(DATE_RFC2822),
        'Message-ID' => '<' . bin2hex(random_bytes(16)) . strrchr(SITE['sender'], '@') . '>',
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding' => 'base64',
        ...($isAddress ? ['Reply-To' => $email] : []),
    ],
]);
if (!$isSent) {
    answer(500, 'Votre demande n’est pas partie', "Notre messagerie l’a refusée. $back");
}
// Recharger cette autre adresse n’envoie rien de nouveau.
isForScript() ? answerSent() : redirect('?envoyee');
