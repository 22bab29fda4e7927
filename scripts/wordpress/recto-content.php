<?php
/**
 * Plugin Name: Recto content
 * Description: Gives a WordPress the paths that Recto reads pages, menus, numbers and the board from, and tells Recto of every change.
 * Version: 1.1.0
 * Requires at least: 5.9
 * Requires PHP: 7.4
 * License: MIT
 *
 * Put this file into wp-content/mu-plugins. Everything it answers with is what anybody may read; it changes nothing. To have edits shown
 * at once rather than within a second, say in wp-config.php where Recto is and what both know:
 *
 *   define('RECTO_URL', 'https://research.example.org');
 *   define('RECTO_SECRET', 'the RECTO_WORDPRESS_SECRET of that installation');
 */

declare(strict_types=1);

namespace Recto\Content;

use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_User;

if (!defined('ABSPATH')) {
    exit;
}

const BASE = 'f1000/v1';
const CHANGED = 'recto_changed';
const COMMENTS_CHANGED = 'recto_comments_changed';

/** A path from the site's root, without a slash at its end; whole addresses of other sites stay as they are. */
function path_of(string $address): string
{
    $home = rtrim(home_url(), '/');
    if ($address !== $home && strpos($address, $home . '/') !== 0) {
        return $address;
    }
    $path = rtrim(substr($address, strlen($home)), '/');
    return $path === '' ? '/' : $path;
}

function may_be_read(?WP_Post $post): bool
{
    return $post !== null && $post->post_status === 'publish' && $post->post_password === '';
}

/** The body as the theme would show it, with blocks and shortcodes in place. */
function body_of(WP_Post $post): string
{
    $GLOBALS['post'] = $post;
    setup_postdata($post);
    $body = (string) apply_filters('the_content', $post->post_content);
    wp_reset_postdata();
    return $body;
}

/** @return list<array{path: string, id: int, modified: string}> */
function routes(): array
{
    $pages = get_posts(['post_type' => 'page', 'post_status' => 'publish', 'has_password' => false, 'numberposts' => -1, 'orderby' => 'ID']);
    $route = static fn (WP_Post $page): array => [
        'path' => path_of((string) get_permalink($page)),
        'id' => $page->ID,
        // Its time is of seconds, in which somebody may save twice.
        'modified' => $page->post_modified_gmt . ' ' . md5($page->post_title . $page->post_content),
    ];
    return array_map($route, $pages);
}

/** A page that is not published yet has no permalink. */
function path_of_page(WP_Post $page): string
{
    return $page->post_status === 'publish' ? path_of((string) get_permalink($page)) : '/' . trim((string) get_page_uri($page), '/');
}

/**
 * For who may edit it also before it is published: previews in Recto ask with their token.
 * The custom fields recto_layout (featured, standard, simple), recto_full_width and recto_redirect say how a page is shown; the filter
 * `recto_page` may add menus of anchors and sidebars.
 *
 * @return array<string, mixed>|WP_Error
 */
function page(WP_REST_Request $request)
{
    $page = get_post((int) $request['id']);
    if ($page === null || $page->post_type !== 'page' || !(may_be_read($page) || current_user_can('edit_post', $page->ID))) {
        return new WP_Error('rest_post_invalid_id', 'Invalid post ID.', ['status' => 404]);
    }
    $field = static fn (string $name): string => trim((string) get_post_meta($page->ID, $name, true));
    $layout = $field('recto_layout');
    return apply_filters('recto_page', [
        'id' => $page->ID,
        'path' => path_of_page($page),
        'title' => get_the_title($page),
        'description' => $page->post_excerpt,
        'layout' => in_array($layout, ['featured', 'standard', 'simple'], true) ? $layout : 'standard',
        'fullWidth' => in_array($field('recto_full_width'), ['1', 'true', 'yes'], true),
        'body' => body_of($page),
        'anchoredMenuItems' => [],
        'leftSidebar' => [],
        'rightSidebar' => [],
        'redirectTo' => $field('recto_redirect') ?: null,
    ], $page);
}

/** The menu at the place “Main menu of Recto”, else at the theme's first place, else the first there is. */
function main_menu_id(): int
{
    $places = array_filter(get_nav_menu_locations());
    $menus = wp_get_nav_menus();
    return (int) ($places['recto-main'] ?? (reset($places) ?: ($menus[0]->term_id ?? 0)));
}

/** @return list<array<string, mixed>> */
function menus(): array
{
    $items = wp_get_nav_menu_items(main_menu_id()) ?: [];
    return menu_beneath(0, $items);
}

/**
 * @param array<int, object> $items
 * @return list<array<string, mixed>>
 */
function menu_beneath(int $parent, array $items): array
{
    $beneath = array_filter($items, static fn (object $item): bool => (int) $item->menu_item_parent === $parent);
    return array_values(array_map(static fn (object $item): array => [
        'path' => in_array($item->url, ['', '#'], true) ? null : path_of((string) $item->url),
        'text' => $item->title,
        'menuOrder' => (int) $item->menu_order,
        'children' => menu_beneath((int) $item->ID, $items),
    ], $beneath));
}

/** The option recto_stats: sectionTitle, lastUpdated (YYYY-MM-DD), stats with count and label. @return array<string, mixed> */
function stats(): array
{
    $stats = get_option('recto_stats');
    return is_array($stats) ? $stats : ['sectionTitle' => '', 'lastUpdated' => null, 'stats' => []];
}

/** The option recto_settings; sidebars are HTML, or the ids of the theme's widget areas. @return array<string, mixed> */
function settings(): array
{
    $settings = get_option('recto_settings');
    $none = ['submitPageId' => null, 'submitPageUseReaderUi' => true, 'submitPageSidebarLeft' => null, 'submitPageSidebarRight' => null];
    $said = is_array($settings) ? $settings + $none : $none;
    foreach (['submitPageSidebarLeft', 'submitPageSidebarRight'] as $side) {
        if (is_string($said[$side]) && is_active_sidebar($said[$side])) {
            ob_start();
            dynamic_sidebar($said[$side]);
            $said[$side] = (string) ob_get_clean();
        }
    }
    return $said;
}

/** The option recto_submit_research: title, text, links with path and text. @return array<string, mixed> */
function submit_research(): array
{
    $card = get_option('recto_submit_research');
    return is_array($card) ? $card : ['title' => null, 'text' => null, 'links' => []];
}

/** Board members are posts of their own kind, with the custom fields role, institution and orcid. @return list<array<string, mixed>> */
function members(): array
{
    $found = get_posts(['post_type' => 'recto_member', 'numberposts' => -1, 'orderby' => ['menu_order' => 'ASC', 'title' => 'ASC']]);
    return array_map(static function (WP_Post $member): array {
        $field = static fn (string $name): ?string => trim((string) get_post_meta($member->ID, $name, true)) ?: null;
        $picture = wp_get_attachment_image_src((int) get_post_thumbnail_id($member), 'full');
        $orcid = $field('orcid');
        return [
            'id' => $member->ID,
            'title' => get_the_title($member),
            'role' => $field('role'),
            'institution' => $field('institution'),
            'featuredImage' => $picture ? ['src' => $picture[0], 'width' => $picture[1], 'height' => $picture[2]] : null,
            'keywords' => array_values(array_filter(array_map('trim', explode(',', (string) $field('keywords'))))),
            'orcidUrl' => $orcid === null ? null : 'https://orcid.org/' . preg_replace('~^https?://orcid\.org/~', '', $orcid),
            'body' => $member->post_content === '' ? null : body_of($member),
            'menuOrder' => $member->menu_order,
            'subjectIds' => array_map('intval', wp_get_object_terms($member->ID, 'recto_subject', ['fields' => 'ids'])),
        ];
    }, $found);
}

/** @return list<array{id: int, name: string}> */
function subjects(): array
{
    $terms = get_terms(['taxonomy' => 'recto_subject', 'hide_empty' => false]);
    return is_wp_error($terms) ? [] : array_map(static fn ($term): array => ['id' => $term->term_id, 'name' => $term->name], $terms);
}

/** @return array<string, mixed> */
function author_of(WP_User $user): array
{
    return [
        'id' => $user->ID,
        'slug' => $user->user_nicename,
        'name' => $user->display_name,
        'bio' => get_the_author_meta('description', $user->ID) ?: null,
        'avatar' => get_avatar_url($user->ID, ['size' => 160]) ?: null,
    ];
}

/** Those who have published something; `?id=1,2` those alone. @return list<array<string, mixed>> */
function authors(WP_REST_Request $request): array
{
    $ids = wp_parse_id_list((string) $request['id']);
    return array_map(__NAMESPACE__ . '\author_of', get_users(['has_published_posts' => ['post'], 'include' => $ids]));
}

/** @return array<string, mixed>|WP_Error */
function author(WP_REST_Request $request)
{
    $user = get_user_by('slug', (string) $request['slug']);
    return $user && count_user_posts($user->ID, 'post', true) > 0
        ? author_of($user)
        : new WP_Error('rest_user_invalid_id', 'Invalid user ID.', ['status' => 404]);
}

/** Words that are others after every change, and after every change of a comment. @return array{changed: string, comments: string} */
function changed(): array
{
    return ['changed' => (string) get_option(CHANGED, '0'), 'comments' => (string) get_option(COMMENTS_CHANGED, '0')];
}

/** Once for a request, after its last change: what is asked for then is what there is. */
function note_change(): void
{
    static $isNoted = false;
    if ($isNoted) {
        return;
    }
    $isNoted = true;
    register_shutdown_function(static function (): void {
        update_option(CHANGED, sprintf('%.6F', microtime(true)), true);
        tell_recto();
    });
}

/** What waits or is called spam is read by nobody, but was perhaps until now. */
function note_comment(): void
{
    update_option(COMMENTS_CHANGED, sprintf('%.6F', microtime(true)), true);
    note_change();
}

function tell_recto(): void
{
    if (!defined('RECTO_URL') || !defined('RECTO_SECRET')) {
        return;
    }
    $at = time();
    $body = ['at' => $at, 'signature' => hash_hmac('sha256', "recto-changed $at", (string) constant('RECTO_SECRET'))];
    wp_remote_post(rtrim((string) constant('RECTO_URL'), '/') . '/wp-json/recto/v1/changed', [
        'headers' => ['Content-Type' => 'application/json'],
        'body' => (string) wp_json_encode($body),
        'blocking' => false,
        'timeout' => 2,
    ]);
}

add_action('init', static function (): void {
    register_nav_menu('recto-main', 'Main menu of Recto');
    register_post_type('recto_member', [
        'label' => 'Board members',
        'public' => false,
        'show_ui' => true,
        'menu_icon' => 'dashicons-groups',
        'supports' => ['title', 'editor', 'thumbnail', 'page-attributes', 'custom-fields'],
    ]);
    register_taxonomy('recto_subject', 'recto_member', ['label' => 'Subjects', 'public' => false, 'show_ui' => true, 'hierarchical' => true]);
});

add_action('rest_api_init', static function (): void {
    $get = static function (string $route, string $answer): void {
        register_rest_route(BASE, $route, [
            'methods' => 'GET',
            'callback' => __NAMESPACE__ . '\\' . $answer,
            'permission_callback' => '__return_true',
        ]);
    };
    $get('/changed', 'changed');
    $get('/routes', 'routes');
    $get('/pages/(?P<id>\d+)', 'page');
    $get('/menus', 'menus');
    $get('/stats', 'stats');
    $get('/settings', 'settings');
    $get('/blocks/submit_research', 'submit_research');
    $get('/advisory_board/members', 'members');
    $get('/advisory_board/subjects', 'subjects');
    $get('/authors', 'authors');
    $get('/authors/(?P<slug>[a-z0-9_-]+)', 'author');
});

foreach (
    [
        'transition_post_status', 'deleted_post', 'edit_attachment', 'add_attachment', 'delete_attachment', 'set_object_terms',
        'created_term', 'edited_term', 'delete_term', 'wp_update_nav_menu', 'profile_update', 'deleted_user', 'switch_theme',
        'update_option_recto_stats', 'add_option_recto_stats', 'update_option_recto_settings', 'add_option_recto_settings',
        'update_option_recto_submit_research', 'add_option_recto_submit_research', 'update_option_page_on_front', 'update_option_permalink_structure',
        'added_post_meta', 'updated_post_meta', 'deleted_post_meta',
    ] as $hook
) {
    add_action($hook, __NAMESPACE__ . '\note_change', 10, 0);
}

foreach (['wp_insert_comment', 'edit_comment', 'transition_comment_status', 'deleted_comment', 'trashed_post_comments', 'untrashed_post_comments'] as $hook) {
    add_action($hook, __NAMESPACE__ . '\note_comment', 10, 0);
}
