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

/** En mots codés d’au plus 75 caractères, un par ligne (RFC 2047). */
function encodedHeader(string $text): string
{
    preg_match_all('/.{1,9}/su', $text, $parts);
    return implode("\r\n ", array_map(fn (string $part) => '=?UTF-8?B?' . base64_encode($part) . '?=', $parts[0]));
}

/** Répond aux scripts du site, qui ne vident le formulaire que s’ils lisent « ok », ou à un visiteur sans JavaScript. */
function answer(int $status, string $title, string $text): never
{
    ob_clean();
    http_response_code($status);
    header('Cache-Control: no-store');
    if (str_contains($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json')) {
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

if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
    header('Location: ' . SITE['contact'], true, 303);
    exit();
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

$email = trim($typed['email']);
$isAddress = filter_var($email, FILTER_VALIDATE_EMAIL) !== false;
$typed['subject'] = SITE['projects'][$typed['subject']] ?? '';
// Rien n’est jeté : le destinataire juge.
$doubt = match (true) {
    $typed['website'] !== '' => 'un champ que personne ne voit est rempli, par un robot ou un programme.',
    !$isAddress => 'répondre à ce message n’écrit pas à cette personne ; voyez son adresse ci-dessous.',
    default => null,
};
$subject = ($doubt === null ? '' : '[à vérifier] ') . SITE['subject'] . ($typed['subject'] === '' ? '' : " : $typed[subject]");
$lines = $doubt === null ? [] : ["À vérifier : $doubt", ''];
foreach (SITE['labels'] as $name => $label) {
    $lines[] = $name === 'message'
        ? "\r\n$label :\r\n" . trim($typed[$name])
        : "$label : " . (oneLine($typed[$name]) ?: SITE['emptyValue']);
}
$isSent = mail(
    SITE['receiver'],
    encodedHeader($subject),
    chunk_split(base64_encode(implode("\r\n", $lines))),
    [
        'From' => SITE['sender'],
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=utf-8',
        'Content-Transfer-Encoding' => 'base64',
        ...($isAddress ? ['Reply-To' => $email] : []),
    ],
    '-f' . SITE['sender'],
);
if (!$isSent) {
    answer(500, 'Votre demande n’est pas partie', "Notre messagerie l’a refusée. $back");
}
$contact = '<a href="' . SITE['contact'] . '">Revenir à la page Contact</a>';
answer(200, 'Votre demande est envoyée', "Nous vous répondons à l’adresse que vous avez indiquée. $contact");
